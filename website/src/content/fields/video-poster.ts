import type { Locale } from '../../i18n/locales.ts';
import { translator } from '../../i18n/translator.ts';
import { plainText } from './text.ts';
import { videoId, watchAddress } from './video.ts';

/** The custom element that a poster is; features/video brings it to life. */
export const VIDEO_TAG = 'video-poster';

const MARKED = /<video-poster data-id="([^"]*)">([\s\S]*?)<\/video-poster>/g;
/** An address that was pasted instead of linked stands alone in its paragraph. */
const PASTED = /<p>\s*([^\s<]{11,120})\s*<\/p>/g;

const escaped = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/**
 * The poster of a video as HTML, the same as features/video/VideoPoster.tsx. Without scripts it is a link to the
 * video; the part that asks for consent stays hidden until it is needed.
 * @param picture an `<img>` that is already safe
 */
function posterHtml(id: string, words: string | undefined, locale: Locale, picture = ''): string {
  const t = translator(locale);
  const title = words ?? t('video:untitled');
  const href = watchAddress(id);
  return (
    `<${VIDEO_TAG} data-id="${id}"><a href="${href}" target="_blank" rel="noopener">${picture}` +
    `<span>${escaped(t('video:play', { title }))}</span></a><span hidden><span>${escaped(t('video:consent'))}</span>` +
    `<button type="button" data-action="cookies">${escaped(t('video:settings'))}</button>` +
    `<a href="${href}" target="_blank" rel="noopener">${escaped(t('video:elsewhere'))}</a></span></${VIDEO_TAG}>`
  );
}

/** Sanitised HTML with its marks, and the addresses of videos that stand alone, turned into posters. */
export function withPosters(safe: string, locale: Locale): string {
  return safe
    .replace(PASTED, (whole, address: string) => {
      const id = videoId(address.replaceAll('&amp;', '&'));
      return id === undefined ? whole : `<${VIDEO_TAG} data-id="${id}"></${VIDEO_TAG}>`;
    })
    .replace(MARKED, (_, id: string, inside: string) => {
      const picture = /<img[^>]*>/.exec(inside)?.[0] ?? '';
      const alt = /alt="([^"]+)"/.exec(picture)?.[1];
      const words = plainText(inside) ?? plainText(alt);
      const said = words !== undefined && videoId(words) === undefined ? words : undefined;
      return posterHtml(id, said, locale, picture);
    });
}
