import type { TenantKey } from './tenants.ts';

/** Kinds of contract, as the content type spells them. */
export type ContractKind = 'employment' | 'mandate' | 'temporary' | 'internship';

interface JobData {
  key: string;
  /** Absent: the centre itself hires. */
  tenant?: TenantKey;
  contract: ContractKind;
  /** Days before the first start on which it was announced, and after it until the last day to apply. */
  published: number;
  ends: number;
  /** Whether one applies with the shop's own form instead of by e-mail. */
  form?: true;
}

/** Jobs. Where to apply follows from the shop's address in the web. The last one has ended: only its page is left. */
// biome-ignore format: one job a line
export const JOBS = [
  { key: 'bookseller', tenant: 'papirus', contract: 'temporary', published: 16, ends: 0 },
  { key: 'cashier', tenant: 'zapas', contract: 'employment', published: 11, ends: 2, form: true },
  { key: 'barista', tenant: 'dwarogi', contract: 'mandate', published: 8, ends: 5 },
  { key: 'coats', tenant: 'halland', contract: 'employment', published: 6, ends: 9 },
  { key: 'technician', contract: 'employment', published: 9, ends: 12 },
  { key: 'pizza', tenant: 'grubeciasto', contract: 'employment', published: 4, ends: 13 },
  { key: 'usher', tenant: 'zorza', contract: 'mandate', published: 5, ends: 16, form: true },
  { key: 'bikes', tenant: 'szprycha', contract: 'employment', published: 3, ends: 20 },
  { key: 'hairdresser', tenant: 'nozyce', contract: 'employment', published: 12, ends: 24 },
  { key: 'infoDesk', contract: 'employment', published: 2, ends: 27 },
  { key: 'optometrist', tenant: 'atol', contract: 'employment', published: 20, ends: 31 },
  { key: 'sewing', tenant: 'szpulka', contract: 'internship', published: 1, ends: 40 },
  { key: 'shoes', tenant: 'chyzo', contract: 'employment', published: 34, ends: -6 },
] as const satisfies readonly JobData[];

interface PressArticleData {
  key: string;
  /** Days before the first start. */
  published: number;
  picture?: string;
}

/** Press articles of three years. */
// biome-ignore format: one article a line
export const PRESS_ARTICLES = [
  { key: 'rink', published: 6, picture: 'press-rink' },
  { key: 'quiet', published: 34, picture: 'press-quiet' },
  { key: 'newcomers', published: 88 },
  { key: 'solar', published: 160, picture: 'press-solar' },
  { key: 'results', published: 270, picture: 'press-results' },
  { key: 'parcels', published: 345, picture: 'press-parcels' },
  { key: 'bikes', published: 430, picture: 'press-bikes' },
  { key: 'repairs', published: 560 },
  { key: 'cinema', published: 700 },
  { key: 'dogs', published: 800 },
] as const satisfies readonly PressArticleData[];

/** Who answers journalists. */
export const PRESS_CONTACT = {
  name: 'Ewa Sowińska',
  phone: '+48 22 555 00 90',
  email: 'prasa@galeria-borealis.example',
} as const;

/** Where one applies to the centre itself. */
export const CENTRE_JOBS_EMAIL = 'praca@galeria-borealis.example';
