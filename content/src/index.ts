import { reloadPictureTexts } from './calls/picture-texts';
import { startDeliveries, stopDeliveries } from './deliveries/delivery-loop';
import { freeAbandoned } from './deliveries/queue';
import { checkHoursOnSave } from './hours/check-on-save';
import { checkMapOnSave } from './map/check-on-save';
import { registerPrintedPlan } from './map/printed-plan';
import { registerOutbox } from './outbox/outbox';
import { startWorker, stopWorker } from './outbox/worker';
import { seedDemo } from './seed/demo';
import { ensureDurableWrites } from './start/durable-writes';
import { ensureEditorRole } from './start/editor-role';
import { ensureFieldHints } from './start/field-hints';
import { registerHealth, setReady } from './start/health';
import { registerLameDuck } from './start/lame-duck';
import { ensureLocales } from './start/locales';
import { ensurePeople, tellDemoAccounts } from './start/people';
import { ensureSlugIndexes } from './start/slug-indexes';
import { ensureSubmissionIndexes } from './start/submission-indexes';
import { ensureSubscriberIndex } from './start/subscriber-index';
import { ensureUploadSettings } from './start/uploads';
import { registerErase } from './submissions/erase-call';
import { registerSubmissionGuard } from './submissions/guard';
import { startRetention, stopRetention } from './submissions/retention-job';
import { registerStaffRoutes } from './submissions/staff-routes';

export default {
  register() {
    registerHealth();
    registerErase();
    registerStaffRoutes();
    registerPrintedPlan();
  },

  async bootstrap() {
    await ensureLocales();
    await ensureUploadSettings();
    await ensureFieldHints();
    await ensureSlugIndexes();
    await ensureSubscriberIndex();
    await ensureSubmissionIndexes();
    const editorRole = await ensureEditorRole();
    const seeded = await seedDemo(new Date());
    await ensurePeople(seeded, editorRole);
    await reloadPictureTexts();
    checkMapOnSave();
    checkHoursOnSave();
    registerOutbox();
    await ensureDurableWrites();
    await startWorker();
    registerSubmissionGuard();
    await freeAbandoned();
    startDeliveries();
    startRetention();
    await tellDemoAccounts();
    registerLameDuck();
    setReady(true);
  },

  async destroy() {
    stopWorker();
    stopRetention();
    await stopDeliveries();
  },
};
