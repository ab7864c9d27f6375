import type { HeaderStatic } from '@mall/contract';
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
