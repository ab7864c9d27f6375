import type { HeaderStatic } from '@mall/contract';
import { asFlag } from '@mall/contract/reading/coercions.ts';
import { madeOfParts } from '../../content/client/content-reader.ts';
import type { ContentReader } from '../../content/client/reader.ts';
import type { Links } from '../../content/fields/links.ts';
import { pictureOf } from '../../content/fields/pictures.ts';
import { richText } from '../../content/fields/rich-text.ts';
import { omitUndefined, trimToUndefined } from '../../content/fields/text.ts';
import type { StoreBadge } from '../../features/mobile-apps/centre-app.ts';
import type { NewsletterSettings } from '../../features/newsletter/newsletter-entry.ts';
import { type Footer, type FooterColumn, POLICIES } from '../shell.ts';

type FooterData = NonNullable<HeaderStatic['footerData']>;
type FooterLink = FooterData['footerCol'][number]['links'][number];

/** Columns without a heading or a working link are left out, as are store badges that are not active. */
export function footerOf(header: HeaderStatic | null, links: Links, content: ContentReader): Footer {
  const data = header?.footerData;
  return madeOfParts<Footer>(content, {
    columns: [
      'columns of the footer',
      'headerStatic.footerData.footerCol',
      () => (data?.footerCol ?? []).flatMap((column) => columnOf(column, links)),
      [],
    ],
    policies: [
      'policies',
      'headerStatic.policies',
      () => POLICIES.filter((policy) => header?.policies?.[policy] !== false),
      POLICIES,
    ],
    newsletter: [
      'newsletter',
      'headerStatic.footerData.newsletter',
      () => newsletterOf(data?.newsletter),
      undefined,
    ],
    spot: ['club', 'headerStatic.footerData.spotSection', () => spotOf(data?.spotSection, links), undefined],
    apple: [
      'badge of a store',
      'headerStatic.footerData.appleDownload',
      () => badgeOf(data?.appleDownload, links),
      undefined,
    ],
    google: [
      'badge of a store',
      'headerStatic.footerData.googleDownload',
      () => badgeOf(data?.googleDownload, links),
      undefined,
    ],
    copyright: [
      'copyright',
      'headerStatic.footerData.copyright_text',
      () => copyrightOf(data, links),
      undefined,
    ],
    logo: [
      'logo of the footer',
      'headerStatic.footerData.nepiLogo',
      () => pictureOf(data?.nepiLogo),
      undefined,
    ],
  });
}

function spotOf(spot: FooterData['spotSection'] | undefined, links: Links): Footer['spot'] {
  const heading = trimToUndefined(spot?.heading);
  const html = richText(spot?.description, links, 3);
  return spot && spot.showSection !== false && heading !== undefined && html !== undefined
    ? { heading, html }
    : undefined;
}

function copyrightOf(data: FooterData | null | undefined, links: Links): Footer['copyright'] {
  const text = trimToUndefined(data?.copyright_text);
  return text === undefined ? undefined : omitUndefined({ text, href: links.content(data?.copyright_link) });
}

function newsletterOf(data: FooterData['newsletter'] | undefined): NewsletterSettings | undefined {
  if (!data || data.showNewsletter === false) return undefined;
  return omitUndefined({
    firstName: data.showFirstName === true,
    lastName: data.showLastName === true,
    ageError: trimToUndefined(data.ageErrorText),
  });
}

function columnOf(column: FooterData['footerCol'][number], links: Links): FooterColumn[] {
  const heading = trimToUndefined(column.heading);
  const shown = column.links.flatMap((link): FooterColumn['links'] => {
    const name = trimToUndefined(link.name);
    if (name === undefined) return [];
    const href = links.content(link.href);
    if (reopensBanner(link, href)) return [{ name, action: 'cookies' }];
    return href === undefined ? [] : [{ name, href }];
  });
  return heading === undefined || shown.length === 0 ? [] : [{ heading, links: shown }];
}

/** The one thing that a link can do here. Systems name it in words of their own: any counts where no address is given. */
function reopensBanner({ hasFunction, href: written }: FooterLink, href: string | undefined): boolean {
  const said = asFlag(hasFunction);
  if (said === true || said === 'cookies') return true;
  const leadsAway = href !== undefined && !written?.trim().startsWith('#');
  return !leadsAway && typeof said === 'string' && said.trim().toLowerCase() !== 'null';
}

function badgeOf(badge: FooterData['appleDownload'] | undefined, links: Links): StoreBadge | undefined {
  const href = badge && badge.isActive !== false ? links.content(badge.href) : undefined;
  return href === undefined ? undefined : omitUndefined({ href, picture: pictureOf(badge?.image) });
}
