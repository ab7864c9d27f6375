import { building, type Drawing, sheet } from './draw';
import { DRAWING_LEVELS, type DrawingKey, type PictureKey } from './keys';
import { LOGO_KEYS, logoSvg } from './logos';
import { WHITE } from './palette';
import {
  basementEvents,
  basementOffers,
  basementScenes,
  housePictures,
  neutralEvents,
  slides,
} from './scenes/basement-and-neutral';
import { firstFloorEvents, firstFloorScenes } from './scenes/first-floor';
import { firstFloorOffers } from './scenes/first-floor-offers';
import { groundFloorEvents, groundFloorScenes } from './scenes/ground-floor';
import { groundFloorOffers } from './scenes/ground-floor-offers';
import { houseEvents } from './scenes/house-events';
import { secondFloorScenes } from './scenes/second-floor';
import { secondFloorEvents, secondFloorOffers } from './scenes/second-floor-posters';
import { thirdFloorScenes } from './scenes/third-floor';
import { thirdFloorEvents, thirdFloorOffers } from './scenes/third-floor-posters';

export { DRAWING_LEVELS, type DrawingKey, type LogoKey, type PictureKey } from './keys';
export { logoSvg } from './logos';

/** One file of the demo's media library. Width and height are the intrinsic size in CSS pixels. */
export interface DemoPicture {
  key: PictureKey;
  svg: string;
  width: number;
  height: number;
}

const DRAWINGS: Record<DrawingKey, Drawing> = {
  ...basementScenes,
  ...groundFloorScenes,
  ...firstFloorScenes,
  ...secondFloorScenes,
  ...thirdFloorScenes,
  ...basementOffers,
  ...groundFloorOffers,
  ...firstFloorOffers,
  ...secondFloorOffers,
  ...thirdFloorOffers,
  ...basementEvents,
  ...groundFloorEvents,
  ...firstFloorEvents,
  ...secondFloorEvents,
  ...thirdFloorEvents,
  ...neutralEvents,
  ...houseEvents,
  ...slides,
  ...housePictures,
};

/** The mark alone, white for the dark header, without ground or margin. */
const MARK: DemoPicture = {
  key: 'mark',
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="570" height="800" viewBox="0 0 570 800">${building(0, 0, 1, WHITE)}</svg>`,
  width: 570,
  height: 800,
};

/** One drawing as an SVG file of 400 × 400, made to be cropped to any shape. */
export function drawing(key: DrawingKey): string {
  return sheet(DRAWINGS[key]);
}

/** Every picture and logo of the demo: drawings first, then the logos of the shops. */
export function demoPictures(): DemoPicture[] {
  const drawings = (Object.keys(DRAWING_LEVELS) as DrawingKey[]).map((key) =>
    key === 'mark' ? MARK : { key, svg: drawing(key), width: 400, height: 400 },
  );
  const logos = LOGO_KEYS.flatMap((key): DemoPicture[] => {
    const logo = logoSvg(key);
    return logo ? [{ key, ...logo }] : [];
  });
  return [...drawings, ...logos];
}
