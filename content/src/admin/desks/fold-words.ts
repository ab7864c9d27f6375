import { deskWords } from '../shared/desk-words';

const words = deskWords('fold', { rare: 'Rarely used: {fields}' }, { rare: 'Rzadko używane: {fields}' });

export const FOLD_TRANSLATIONS = words.translations;
export const useFoldWords = words.useSay;
