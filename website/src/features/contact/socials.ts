import type { HeaderStatic } from '@mall/contract';
import type { Links } from '../../content/fields/links.ts';
import { type Picture, pictureOf } from '../../content/fields/pictures.ts';
import { omitUndefined } from '../../content/fields/text.ts';

export interface SocialLink {
  name: string;
  href: string;
  picture?: Picture;
}

type Logos = NonNullable<HeaderStatic['footerData']>['socialLogo'];

/** Social networks of the header, else of the footer; inactive ones are left out. */
export function socialsOf(header: HeaderStatic | null, links: Links): SocialLink[] {
  const inHeader = activeSocials(header?.headerData?.socialLogo ?? [], links);
  return inHeader.length > 0 ? inHeader : activeSocials(header?.footerData?.socialLogo ?? [], links);
}

function activeSocials(logos: Logos, links: Links): SocialLink[] {
  return logos.flatMap((logo) => {
    const link = logo.isActive === false ? undefined : links.named(logo.name, logo.href);
    return link ? [omitUndefined({ name: link.name, href: link.href, picture: pictureOf(logo.image) })] : [];
  });
}
