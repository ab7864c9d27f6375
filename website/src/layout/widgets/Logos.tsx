import type { Picture } from '../../content/fields/pictures.ts';
import { PictureImage } from '../../ui/PictureImage/PictureImage.tsx';
import type { Shell } from '../shell.ts';
import s from './Logos.module.css';

interface LogoLink {
  name: string;
  href?: string;
  picture: Picture;
}

/** Logos of partners, then of social networks, as far as the content has pictures of them. */
export function logosOf({ partnerLogos, socials }: Pick<Shell, 'partnerLogos' | 'socials'>): LogoLink[] {
  return [...partnerLogos, ...socials].flatMap(({ picture, ...link }) =>
    picture ? [{ ...link, picture }] : [],
  );
}

/** Logos on ink, each whole in a cell of its own: drawn ones turn white, photographs stand on white. */
export function Logos({ logos }: { logos: readonly LogoLink[] }) {
  if (logos.length === 0) return null;
  return (
    <span className={s.logos}>
      {logos.map(({ name, href, picture }) => {
        const look = picture.kind === 'drawing' ? s.drawn : s.photo;
        const Cell = href ? 'a' : 'span';
        return (
          <Cell key={name} href={href} className={look}>
            <PictureImage picture={{ ...picture, alt: name }} fit="contain" />
          </Cell>
        );
      })}
    </span>
  );
}
