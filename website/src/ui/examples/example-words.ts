import type { Level } from '../floors/floor.ts';
import type { PictureProps } from '../PictureImage/PictureImage.tsx';

/** Hungarian as long as it gets, in the places where examples need words. */
export const HUNGARIAN = {
  shop: 'Ékszerkészítőműhely',
  word: 'Ajándékkártyaelfogadóhelyek',
  title: 'Nyereményjátékszabályzat hallássérülteknek',
  text: 'A megváltoztathatatlanság közlekedésbiztonsági összetevőlistákkal, diákigazolvánnyal is.',
  error: 'Ez az e-mail-cím elektronikuslevél-kézbesítésre alkalmatlannak tűnik.',
} as const;

/** Bulgarian: wide letters, words of twenty of them. */
export const BULGARIAN = {
  shop: 'Сокоизстисквачката',
  word: 'Електроразпределителна',
  title: 'Светлоотразителна непромокаемост',
  text: 'Предизвикателството на самообслужването: водоустойчиви, светлоотразителни, непротиворечиви.',
  error: 'Електронният адрес изглежда непълен: проверете потребителското наименование.',
} as const;

/** The longest line that a translation may make of a short one: letters wear marks above and below. */
export const PSEUDO = 'Ŵŝžýŝţķîé ŝķļéþý đļà đžîéçî ñà þîéŕŵŝžým þîęţŕžé ÅÑĞÇŢŲ';

/** Drawings of the gallery's own (`website/gallery/public`). */
export const SCENE: PictureProps = { src: '/scene.svg', width: 400, height: 400, alt: '', kind: 'drawing' };
export const LOGO: PictureProps = {
  src: '/logo.svg',
  width: 240,
  height: 80,
  alt: 'Nova',
  kind: 'drawing',
};
/** Width unknown, as of a picture that the content system could not measure: its one small version is fetched. */
export const PHOTO: PictureProps = { src: '/media/photo.jpg', width: 0, height: 0, alt: '', kind: 'photo' };

/** Every floor, and none. */
export const LEVELS: readonly Level[] = [-1, 0, 1, 2, 3, null];
