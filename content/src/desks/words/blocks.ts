import {
  EMAIL,
  FAQ,
  FIRST_DAY,
  FLOOR_COLOUR,
  HEADING,
  LAST_DAY,
  LINK,
  LINK_NAME,
  NAME,
  PHONE,
  PICTURE,
  RULES,
  TEXT,
} from './common';
import { type ComponentWords, hinted } from './words';

/** Blocks of landing pages, and what stands in them. */
export const BLOCKS: ComponentWords = {
  'landing.hero': {
    name: ['Otwarcie', 'Opening'],
    title: 'heading',
    fields: {
      heading: HEADING,
      text: TEXT,
      media: PICTURE,
      linkName: LINK_NAME,
      href: LINK,
      level: FLOOR_COLOUR,
    },
  },
  'landing.rich-text': {
    name: ['Tekst', 'Text'],
    title: 'heading',
    fields: { heading: HEADING, text: TEXT },
  },
  'landing.picture': {
    name: ['Zdjęcie', 'Picture'],
    title: 'caption',
    fields: { media: PICTURE, caption: ['Podpis', 'Caption'] },
  },
  'landing.gallery': {
    name: ['Galeria zdjęć', 'Gallery'],
    title: 'heading',
    fields: { heading: HEADING, media: ['Zdjęcia', 'Pictures'] },
  },
  'landing.tenants': {
    name: ['Sklepy', 'Shops'],
    title: 'heading',
    fields: { heading: HEADING, tenants: ['Które sklepy', 'Which shops'] },
  },
  'landing.offers': {
    name: ['Oferty', 'Offers'],
    title: 'heading',
    fields: { heading: HEADING, offers: ['Które oferty', 'Which offers'] },
  },
  'landing.events': {
    name: ['Wydarzenia', 'Events'],
    title: 'heading',
    fields: { heading: HEADING, events: ['Które wydarzenia', 'Which events'] },
  },
  'landing.figures': {
    name: ['Liczby', 'Figures'],
    title: 'heading',
    fields: { heading: HEADING, figures: ['Liczby', 'Figures'] },
  },
  'landing.figure': {
    name: ['Liczba', 'Figure'],
    title: 'label',
    fields: {
      value: hinted(['Liczba', 'Figure'], 'Z jednostką, np. 412 kg.', 'With its unit, such as 412 kg.'),
      label: ['Co to za liczba', 'What it counts'],
    },
  },
  'landing.faq': {
    name: ['Pytania i odpowiedzi', 'Questions and answers'],
    title: 'heading',
    fields: { heading: HEADING, questions: FAQ },
  },
  'landing.video': {
    name: ['Film', 'Video'],
    title: 'title',
    fields: {
      title: ['Tytuł', 'Title'],
      url: hinted(['Adres filmu', 'Address of the video'], 'W YouTube, https://…', 'On YouTube, https://…'),
      media: hinted(
        ['Okładka', 'Poster'],
        'Widać ją, zanim ktoś włączy film.',
        'Seen until somebody plays the video.',
      ),
    },
  },
  'landing.campaign': {
    name: ['Akcja', 'Campaign'],
    title: 'heading',
    fields: {
      heading: HEADING,
      validFrom: FIRST_DAY,
      validTo: LAST_DAY,
      text: TEXT,
      prize: ['Nagroda', 'Prize'],
      media: PICTURE,
      rules: RULES,
    },
  },
  'landing.downloads': {
    name: ['Pliki do pobrania', 'Downloads'],
    title: 'heading',
    fields: { heading: HEADING, files: ['Pliki', 'Files'] },
  },
  'landing.download': {
    name: ['Plik', 'File'],
    title: 'name',
    fields: { name: NAME, media: ['Plik', 'File'] },
  },
  'landing.call-to-action': {
    name: ['Zachęta z przyciskiem', 'Call to action'],
    title: 'heading',
    fields: { heading: HEADING, text: TEXT, linkName: LINK_NAME, href: LINK },
  },
  'landing.crm-form': {
    name: ['Formularz', 'Form'],
    title: 'heading',
    fields: {
      heading: HEADING,
      text: TEXT,
      email: hinted(EMAIL, 'Kto dostaje zgłoszenia.', 'Who gets what is sent.'),
      phone: hinted(PHONE, 'Stoi obok formularza.', 'Stands beside the form.'),
    },
  },
};
