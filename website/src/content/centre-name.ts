import type { HeaderStatic } from '@mall/contract';
import type { Translate } from '../i18n/translator.ts';
import { trimToUndefined } from './fields/text.ts';

/** What the centre is called: as it says, else as its logo or its title for search engines does. */
export function centreNameOf(header: HeaderStatic | null): string | undefined {
  const data = header?.headerData;
  return (
    trimToUndefined(data?.centreName) ??
    trimToUndefined(data?.centreLogo?.alt) ??
    trimToUndefined(header?.seoData?.title)
  );
}

/** What pages call it, never empty: one that has no name yet by the website's host, else by a word. */
export function shownCentreName(header: HeaderStatic | null, t: Translate): string {
  const link = header?.links?.frontend ?? '';
  const host = URL.canParse(link) ? new URL(link).hostname : '';
  return centreNameOf(header) ?? (host || t('jobs:centre'));
}
