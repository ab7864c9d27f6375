import { ButtonLink } from '../../ui/Button/Button.tsx';
import { floorClass, isInky } from '../../ui/floors/floor.ts';
import { PictureImage } from '../../ui/PictureImage/PictureImage.tsx';
import type { BlockProps } from './block-props.ts';
import s from './HeroBlock.module.css';

/** The opening: words on a field of the floor's colour, the picture beside it, edge to edge. */
export function HeroBlock({ block, first, crumbs }: BlockProps<'hero'>) {
  const Heading = first ? 'h1' : 'h2';
  const { heading, text, picture, level, link } = block;
  return (
    <section className={`${floorClass(level)} ${s.hero} ${picture ? '' : s.alone}`}>
      <div className={s.words}>
        {crumbs}
        <Heading>{heading}</Heading>
        {text && <p>{text}</p>}
        {link && (
          <ButtonLink
            href={link.href}
            look={isInky(level) ? 'light' : 'ink'}
            arrow
            className={s.link}
            rel={link.external ? 'noopener' : undefined}
          >
            {link.name}
          </ButtonLink>
        )}
      </div>
      {picture && (
        <div className={s.art}>
          <PictureImage picture={picture} sizes="(max-width: 767px) 100vw, 50vw" priority={first} />
        </div>
      )}
    </section>
  );
}
