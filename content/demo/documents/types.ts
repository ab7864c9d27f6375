import type {
  ContactKey,
  FaqGroupKey,
  FaqKey,
  FigureKey,
  InfoLinkKey,
  LineKey,
  TariffKey,
} from './structure';

/** A heading and the HTML that stands under it. */
export type Section = [heading: string, html: string];

export interface DocumentText {
  title: string;
  lead: string;
  sections: readonly Section[];
}

/** What every landing page has. */
export interface PageText {
  name: string;
  /** Lower-case ascii. */
  slug: string;
  lead: string;
}

export interface SurveyText extends PageText {
  /** HTML. */
  description: string;
  /** In the order of the structure: question, help (may be empty), answers to choose from. */
  questions: readonly [question: string, help: string, options: readonly string[]][];
}

/** The words of this part in one language. Links in HTML lead to English paths without slugs, as `/contact`. */
export interface DocumentsWords {
  info: {
    takeMeThere: string;
    /** HTML. */
    text: string;
    contact: Record<ContactKey, [name: string, value: string]>;
    lines: Record<LineKey, [name: string, place: string, note: string]>;
    links: Record<InfoLinkKey, string>;
  };
  /** Questions and their answers in HTML. */
  faq: Record<FaqKey, [question: string, answer: string]>;
  terms: DocumentText;
  privacy: DocumentText;
  cookies: DocumentText;
  pages: {
    faq: PageText & {
      groups: Record<FaqGroupKey, string>;
      form: [heading: string, text: string];
    };
    winter: PageText & {
      heading: string;
      link: string;
      /** HTML. */
      about: Section;
      campaign: { heading: string; text: string; prize: string; rules: readonly string[] };
      cardName: string;
      downloads: string;
      figures: string;
      events: string;
      gallery: string;
      offers: string;
      video: string;
    };
    accessibility: PageText & {
      heading: string;
      figures: string;
      sections: readonly Section[];
      shops: string;
      call: [heading: string, text: string, link: string];
    };
    parking: PageText & {
      heading: string;
      figures: string;
      tariff: string;
      tariffHead: [time: string, price: string];
      tariffRows: Record<TariffKey, [time: string, price: string]>;
      /** HTML after the table. */
      tariffText: string;
      sections: readonly Section[];
      caption: string;
      call: [heading: string, text: string, link: string];
    };
  };
  /** What a number counts. */
  figures: Record<FigureKey, string>;
  surveys: { visit: SurveyText; thirdFloor: SurveyText };
  pictures: Record<DocumentPictureKey, string>;
}

export type DocumentPictureKey =
  | 'page-winter'
  | 'page-parking'
  | 'page-lift'
  | 'page-desk'
  | 'page-ramp'
  | 'winter-oven'
  | 'winter-mug'
  | 'winter-lights';
