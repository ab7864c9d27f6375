import type { Locale } from '../locales.ts';
import bg from './bg-BG.ts';
import cs from './cs-CZ.ts';
import en from './en.ts';
import hr2 from './hr.ts';
import hr from './hr-HR.ts';
import hu from './hu-HU.ts';
import lt from './lt-LT.ts';
import type { Dictionary } from './namespaces.ts';
import pl from './pl-PL.ts';
import ro from './ro-RO.ts';
import ru from './ru.ts';
import sk from './sk-SK.ts';
import sr from './sr.ts';

/** All dictionaries that ship with the website. Server only: no browser needs more than the words it is given. */
export const CATALOGUE: Readonly<Record<Locale, Dictionary>> = {
  'pl-PL': pl,
  en,
  'bg-BG': bg,
  'cs-CZ': cs,
  'hr-HR': hr,
  hr: hr2,
  'hu-HU': hu,
  'lt-LT': lt,
  'ro-RO': ro,
  'sk-SK': sk,
  ru,
  sr,
};
