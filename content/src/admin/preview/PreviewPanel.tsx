import { Button, Flex } from '@strapi/design-system';
import { Eye } from '@strapi/icons';
import { useIsDesktop, usePersistentState } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { EditView } from '../versions/edit-view';
import { PreviewBeside } from './PreviewBeside';
import { ShareLink } from './ShareLink';
import { useAddress } from './use-address';
import { usePreviewWords } from './words';

interface PreviewedView extends EditView {
  meta?: { availableLocales?: readonly { locale?: string | null }[] };
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** The panel of every entry that has a page on the website; none before the first save. */
export function PreviewPanel({ activeTab, model, documentId, document, meta }: PreviewedView) {
  const say = usePreviewWords();
  const id = text(document?.documentId) ?? documentId;
  const locale = text(document?.locale);
  const updatedAt = document?.updatedAt;
  const shown = {
    model,
    documentId: id,
    locale,
    status: activeTab === 'published' ? activeTab : 'draft',
  } as const;
  const { address } = useAddress(shown, updatedAt);
  if (!document?.documentId || !address) return null;
  const others = (meta?.availableLocales ?? []).flatMap((one) => (one.locale ? [one.locale] : []));
  return {
    title: say('title'),
    content: (
      <Flex direction="column" alignItems="stretch" gap={2} width="100%">
        <Beside {...{ shown, updatedAt }} locales={locale ? [locale, ...others] : []} />
        <ShareLink key={`${model} ${id} ${locale}`} {...{ model, documentId: id, locale }} />
      </Flex>
    ),
  };
}

type BesideProps = Omit<React.ComponentProps<typeof PreviewBeside>, 'isBeside' | 'onClose'>;

/** Opened once, the preview stays beside every form until it is hidden; on small screens it covers one form once. */
function Beside(props: BesideProps) {
  const say = usePreviewWords();
  const isBeside = useIsDesktop();
  const beside = usePersistentState('mall-preview-beside', false);
  const covering = useState(false);
  const [open, setOpen] = isBeside ? beside : covering;
  return (
    <>
      <Button
        variant="tertiary"
        fullWidth
        startIcon={<Eye />}
        aria-pressed={open}
        onClick={() => setOpen(!open)}
      >
        {say(open ? 'hide' : 'show')}
      </Button>
      {open ? <PreviewBeside {...props} isBeside={isBeside} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
