import type { DetailedHTMLProps } from 'react';
import { floorClass, type Level } from '../floors/floor.ts';
import { Icon } from '../Icon/Icon.tsx';
import { PictureImage, type PictureProps } from '../PictureImage/PictureImage.tsx';
import s from './Carousel.module.css';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'slide-carousel': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;
    }
  }
}

interface CarouselSlide {
  title: string;
  text?: string;
  href?: string;
  picture?: PictureProps;
  mobilePicture?: PictureProps;
  level: Level;
}

interface Props {
  /** Name of the region. */
  label: string;
  previous: string;
  next: string;
  slides: CarouselSlide[];
}

/**
 * Slides side by side: 4 on desktop, 2 on tablet, 1.2 on phones (spec section 9). Without scripts a row to scroll
 * by hand, wheel or arrow keys; `carousel.element.ts` shows the buttons, in room kept for them. Nothing moves by itself.
 */
export function Carousel({ label, previous, next, slides }: Props) {
  return (
    <slide-carousel className={s.carousel} role="region" aria-label={label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable row must be reachable by keyboard */}
      <ul className={s.track} tabIndex={0} aria-label={label}>
        {slides.map((slide) => (
          <Slide key={`${slide.title} ${slide.href ?? ''}`} {...slide} />
        ))}
      </ul>
      <div className={s.buttons}>
        <button type="button" data-step="-1" aria-label={previous}>
          <Icon name="arrow" turn={180} />
        </button>
        <button type="button" data-step="1" aria-label={next}>
          <Icon name="arrow" />
        </button>
      </div>
    </slide-carousel>
  );
}

function Slide({ title, text, href, picture, mobilePicture, level }: CarouselSlide) {
  return (
    <li className={[floorClass(level), s.slide, picture ? '' : s.plain].filter(Boolean).join(' ')}>
      {picture && (
        <div className={s.art}>
          <PictureImage
            picture={picture}
            narrow={mobilePicture}
            sizes="(max-width: 767px) 84vw, (max-width: 1024px) 50vw, 25vw"
          />
        </div>
      )}
      <div className={s.words}>
        <h3>{href ? <a href={href}>{title}</a> : title}</h3>
        {text && <p>{text}</p>}
      </div>
    </li>
  );
}
