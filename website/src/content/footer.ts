import type { HeaderStatic } from '@mall/contract';
import type { Links } from './links.ts';
import { pictureOf } from './pictures.ts';
import { richText } from './rich-text.ts';
import { text, without } from './text.ts';
import type { Footer, FooterColumn, NewsletterForm, Shell, StoreBadge } from './view-models.ts';

type FooterData = NonNullable<HeaderStatic['footerData']>;

/** Social networks of the header, else of the footer; inactive ones are left out. */
export function socialsOf(header: HeaderStatic | null, links: Links): Shell['socials'] {
  const inHeader = activeSocials(header?.headerData?.socialLogo ?? [], links);
  return inHeader.length > 0 ? inHeader : activeSocials(header?.footerData?.socialLogo ?? [], links);
}

function activeSocials(logos: FooterData['socialLogo'], links: Links): Shell['socials'] {
  return logos.flatMap((logo) => {
    const link = logo.isActive === false ? undefined : links.named(logo.name, logo.href);
    return link ? [without({ name: link.name, href: link.href, picture: pictureOf(logo.image) })] : [];
  });
}

/** Columns without a heading or a working link are left out, as are store badges that are not active. */
export function footerOf(header: HeaderStatic | null, links: Links): Footer {
  const data = header?.footerData;
  const spot = data?.spotSection;
  const heading = text(spot?.heading);
  const html = richText(spot?.description, links, 3);
  const copyright = text(data?.copyright_text);
  return without({
    columns: (data?.footerCol ?? []).flatMap((column) => columnOf(column, links)),
    newsletter: newsletterOf(data?.newsletter),
    spot:
      spot && spot.showSection !== false && heading !== undefined && html !== undefined
        ? { heading, html }
        : undefined,
    apple: badgeOf(data?.appleDownload, links),
    google: badgeOf(data?.googleDownload, links),
    copyright:
      copyright === undefined
        ? undefined
        : without({ text: copyright, href: links.content(data?.copyright_link) }),
    logo: pictureOf(data?.nepiLogo),
  });
}

function newsletterOf(data: FooterData['newsletter'] | undefined): NewsletterForm | undefined {
  if (!data || data.showNewsletter === false) return undefined;
  return without({
    firstName: data.showFirstName === true,
    lastName: data.showLastName === true,
    ageError: text(data.ageErrorText),
  });
}

function columnOf(column: FooterData['footerCol'][number], links: Links): FooterColumn[] {
  const heading = text(column.heading);
  const shown = column.links.flatMap((link): FooterColumn['links'] => {
    const name = text(link.name);
    if (name === undefined) return [];
    if (link.hasFunction === true || link.hasFunction === 'cookies') return [{ name, action: 'cookies' }];
    const href = links.content(link.href);
    return href === undefined ? [] : [{ name, href }];
  });
  return heading === undefined || shown.length === 0 ? [] : [{ heading, links: shown }];
}

function badgeOf(badge: FooterData['appleDownload'] | undefined, links: Links): StoreBadge | undefined {
  const href = badge && badge.isActive !== false ? links.content(badge.href) : undefined;
  return href === undefined ? undefined : without({ href, picture: pictureOf(badge?.image) });
}
