import { inEveryLanguage } from '../parts';
import { en } from './texts/en';
import { plPL } from './texts/pl-PL';
import type { StoriesTexts } from './types';

/** The stories' words in every language of the demo. */
export const storiesTexts = inEveryLanguage<StoriesTexts>({ 'pl-PL': plPL, en });
