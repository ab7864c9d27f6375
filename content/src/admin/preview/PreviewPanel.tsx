import { givenText } from '@mall/contract/fields.ts';
import { Flex } from '@strapi/design-system';
import { Eye } from '@strapi/icons';
import { type Beside, DockButton } from '../shared/Dock';
import type { EditView } from '../versions/edit-view';
import { PreviewBeside } from './PreviewBeside';
import { ShareLink } from './ShareLink';
import { useAddress } from './use-address';
import { usePreviewWords } from './words';

/** The panel of every entry that has a page on the website; none before the first save. */
export function PreviewPanel({ activeTab, model, documentId, document, meta }: EditView) {
  const say = usePreviewWords();
  const id = givenText(document?.documentId) ?? documentId;
  const locale = givenText(document?.locale);
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
        <BesideButton {...{ shown, updatedAt }} locales={locale ? [locale, ...others] : []} />
        <ShareLink key={`${model} ${id} ${locale}`} {...{ model, documentId: id, locale }} />
      </Flex>
    ),
  };
}

function BesideButton(props: Omit<React.ComponentProps<typeof PreviewBeside>, keyof Beside>) {
  const say = usePreviewWords();
  return (
    <DockButton name="preview" show={say('show')} hide={say('hide')} icon={<Eye />}>
      {(beside) => <PreviewBeside {...props} {...beside} />}
    </DockButton>
  );
}
