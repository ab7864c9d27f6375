import type { PageWords } from '../../i18n/page-words.ts';
import type { MessageKey } from '../../i18n/translator.ts';
import type { MovieCard, ShownVersion } from './cinema-models.ts';

/** Codes of the contract (contract/src/payloads/leisure/movie.ts). 2D and 3D are the same in every language. */
const CODES: ReadonlyMap<string, MessageKey> = new Map<string, MessageKey>([
  ['dubbing', 'cinema:version.dubbing'],
  ['subtitles', 'cinema:version.subtitles'],
  ['voiceover', 'cinema:version.voiceover'],
  ['original', 'cinema:version.original'],
  ['audio-description', 'cinema:access.audioDescription'],
  ['captions', 'cinema:access.captions'],
  ['sign-language', 'cinema:access.signLanguage'],
  ['sensory-friendly', 'cinema:access.sensoryFriendly'],
  ['parents', 'cinema:access.parents'],
]);

/** What is no code is a word of the content already, and stays. */
export function spoken(code: string, t: PageWords['t']): string {
  const key = CODES.get(code.toLowerCase());
  return key === undefined ? code : t(key);
}

/** "3D, dubbing" */
export function versionWords({ version }: Pick<ShownVersion, 'version'>, t: PageWords['t']): string {
  return version.map((code) => spoken(code, t)).join(', ');
}

/** "Komedia, 102 min, 9+" */
export function movieLine(movie: Pick<MovieCard, 'category' | 'minutes' | 'age'>, t: PageWords['t']): string {
  const { category, minutes, age } = movie;
  return [
    category,
    minutes !== undefined && t('common:unit.min', { count: minutes }),
    age !== undefined && t('cinema:age', { age }),
  ]
    .filter(Boolean)
    .join(', ');
}
