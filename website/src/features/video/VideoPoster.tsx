import type { DetailedHTMLProps } from 'react';
import type { Picture } from '../../content/fields/pictures.ts';
import { watchAddress } from '../../content/fields/video.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { PictureImage } from '../../ui/PictureImage/PictureImage.tsx';
import '../../ui/Prose/video-poster.css';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'video-poster': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & { 'data-id': string };
    }
  }
}

interface Props {
  /** The video's 11 characters, as `videoId` gives them. */
  id: string;
  title: string;
  /** Our own picture: YouTube's is never asked for. */
  poster?: Picture;
  words: Pick<PageWords, 't'>;
}

/**
 * A video behind a poster of ours. A click loads YouTube's player once marketing is allowed, else it says what the
 * player would do and offers both ways on. Without scripts it is a link to the video. Document.astro adds the code
 * and the policy to pages that hold one.
 */
export function VideoPoster({ id, title, poster, words: { t } }: Props) {
  const href = watchAddress(id);
  return (
    <video-poster data-id={id}>
      <a href={href} target="_blank" rel="noopener">
        {poster && <PictureImage picture={{ ...poster, alt: '' }} sizes="(max-width: 1024px) 100vw, 60vw" />}
        <span>{t('video:play', { title })}</span>
      </a>
      <span hidden>
        <span>{t('video:consent')}</span>
        <button type="button" data-action="cookies">
          {t('video:settings')}
        </button>
        <a href={href} target="_blank" rel="noopener">
          {t('video:elsewhere')}
        </a>
      </span>
    </video-poster>
  );
}
