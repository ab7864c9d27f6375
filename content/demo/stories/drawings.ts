import type { PartPicture } from '../part';
import { type Drawing, sheet } from '../pictures/draw';
import { goodsDrawings } from './drawings/goods';
import { inspirationDrawings } from './drawings/inspirations';
import { lookbookDrawings } from './drawings/lookbook';
import { postDrawings } from './drawings/posts';

const DRAWINGS: Record<string, Drawing> = {
  ...inspirationDrawings,
  ...lookbookDrawings,
  ...goodsDrawings,
  ...postDrawings,
};

/** Every drawing of the stories, 400 × 400, made to be cropped to any shape. */
export function storyPictures(): PartPicture[] {
  return Object.entries(DRAWINGS).map(([key, drawing]) => ({
    key,
    svg: sheet(drawing),
    width: 400,
    height: 400,
  }));
}
