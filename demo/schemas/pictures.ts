import { DESCRIBED_PICTURES } from '../structure/pictures.ts';
import { each, text } from './leaves.ts';

/** `pictures.json`: what is to be seen on each drawing. Logos carry the shop's name. */
export const pictures = each(DESCRIBED_PICTURES, text);
