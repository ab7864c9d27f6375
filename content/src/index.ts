import { reloadPictureTexts } from './calls/picture-texts';
import { checkMapOnSave } from './map/check-on-save';
import { registerPrintedPlan } from './map/printed-plan';
import { registerOutbox } from './outbox/outbox';
import { startWorker, stopWorker } from './outbox/worker';
import { seedDemo } from './seed/demo';
import { ensureEditorRole } from './start/editor-role';
import { ensureFieldHints } from './start/field-hints';
import { registerHealth, setReady } from './start/health';
import { ensureLocales } from './start/locales';
import { ensurePeople, tellDemoAccounts } from './start/people';
import { ensureSlugIndexes } from './start/slug-indexes';
import { ensureSubscriberIndex } from './start/subscriber-index';
import { ensureUploadSettings } from './start/uploads';

export default {
  register() {
    registerHealth();
    registerPrintedPlan();
  },

  async bootstrap() {
    await ensureLocales();
    await ensureUploadSettings();
    await ensureFieldHints();
    await ensureSlugIndexes();
    await ensureSubscriberIndex();
    const editorRole = await ensureEditorRole();
    const seeded = await seedDemo(new Date());
    await ensurePeople(seeded, editorRole);
    await reloadPictureTexts();
    checkMapOnSave();
    registerOutbox();
    await startWorker();
    await tellDemoAccounts();
    setReady();
  },

  destroy() {
    stopWorker();
  },
};
