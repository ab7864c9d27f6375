import { inEveryLanguage } from '../part';
import { bgBG } from './texts/bg-BG';
import { en } from './texts/en';
import { plPL } from './texts/pl-PL';
import type { StoriesTexts } from './types';

/** The stories' words in every language of the demo. */
export const storiesTexts = inEveryLanguage<StoriesTexts>({ 'bg-BG': bgBG, 'pl-PL': plPL, en });
