import type { LoadContext } from '../../content/client/load-context.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import type { Profile } from '../map/way/network.ts';

/** What answers to assistants are made with. */
export interface Asking {
  context: LoadContext;
  words: PageWords;
  /** The moment that is asked about. */
  at: Date;
  /** The site's address, before each path. */
  site: string;
}

/** One thing of an answer: in words, and where its page says the same. */
export interface Told {
  kind: 'shop' | 'place' | 'offer' | 'event' | 'film';
  name: string;
  url: string;
  /** What it is, until when it runs, when it begins: as its page or card says it. */
  about?: string;
  /** As signed: "0", "−1". */
  floor?: string;
  room?: string;
  /** Of shops and places. */
  state?: 'open' | 'closed' | 'soon';
  hours?: string;
  /** Moments at which it begins, ISO 8601. */
  starts?: string[];
  /** It only resembles what was asked for. */
  resembles?: true;
}

/** Every answer says until when it is true, and where the page is that says the same. */
export interface Answer {
  /** The moment that was asked about, ISO 8601. */
  at: string;
  /** From then on it must be asked anew, ISO 8601. */
  validUntil: string;
  url: string;
  found: Told[];
}

/** A way in the words of the map's page; `steps` is empty where there is none. */
export interface AnswerWithSteps extends Answer {
  /** How long it takes, and how far it is. */
  duration: string;
  distance: string;
  steps: { text: string; floor: string }[];
  /** Where there is no way: another profile that has one. */
  other?: Profile;
}
