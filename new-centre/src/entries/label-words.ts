import type { Locale } from '@mall/contract';

/** What facts of the contact page are called, in words that every centre uses. */
interface LabelWords {
  address: string;
  phone: string;
  email: string;
  route: string;
  openingHours: string;
  contact: string;
  map: string;
  shops: string;
  visit: string;
}

const CROATIAN = {
  address: 'Adresa',
  phone: 'Telefon',
  email: 'E-pošta',
  route: 'Planiraj rutu',
  openingHours: 'Radno vrijeme',
  contact: 'Kontakt',
  map: 'Karta',
  shops: 'Trgovine',
  visit: 'Vaš posjet',
} as const;

// biome-ignore format: one language a line
export const LABEL_WORDS = {
  'pl-PL': { address: 'Adres', phone: 'Telefon', email: 'E-mail', route: 'Wyznacz trasę', openingHours: 'Godziny otwarcia', contact: 'Kontakt', map: 'Mapa', shops: 'Sklepy', visit: 'Twoja wizyta' },
  en: { address: 'Address', phone: 'Telephone', email: 'Email', route: 'Plan your route', openingHours: 'Opening hours', contact: 'Contact', map: 'Map', shops: 'Shops', visit: 'Your visit' },
  'bg-BG': { address: 'Адрес', phone: 'Телефон', email: 'Имейл', route: 'Планирайте маршрут', openingHours: 'Работно време', contact: 'Контакти', map: 'Карта', shops: 'Магазини', visit: 'Вашето посещение' },
  'cs-CZ': { address: 'Adresa', phone: 'Telefon', email: 'E-mail', route: 'Naplánovat trasu', openingHours: 'Otevírací doba', contact: 'Kontakt', map: 'Mapa', shops: 'Obchody', visit: 'Vaše návštěva' },
  'hr-HR': CROATIAN,
  hr: CROATIAN,
  'hu-HU': { address: 'Cím', phone: 'Telefon', email: 'E-mail', route: 'Útvonaltervezés', openingHours: 'Nyitvatartás', contact: 'Kapcsolat', map: 'Térkép', shops: 'Üzletek', visit: 'Látogatás' },
  'lt-LT': { address: 'Adresas', phone: 'Telefonas', email: 'El. paštas', route: 'Planuoti maršrutą', openingHours: 'Darbo laikas', contact: 'Kontaktai', map: 'Žemėlapis', shops: 'Parduotuvės', visit: 'Jūsų apsilankymas' },
  'ro-RO': { address: 'Adresă', phone: 'Telefon', email: 'E-mail', route: 'Planifică traseul', openingHours: 'Program', contact: 'Contact', map: 'Hartă', shops: 'Magazine', visit: 'Vizita ta' },
  ru: { address: 'Адрес', phone: 'Телефон', email: 'Эл. почта', route: 'Построить маршрут', openingHours: 'Часы работы', contact: 'Контакты', map: 'Карта', shops: 'Магазины', visit: 'Ваш визит' },
  'sk-SK': { address: 'Adresa', phone: 'Telefón', email: 'E-mail', route: 'Naplánovať trasu', openingHours: 'Otváracie hodiny', contact: 'Kontakt', map: 'Mapa', shops: 'Obchody', visit: 'Vaša návšteva' },
  sr: { address: 'Adresa', phone: 'Telefon', email: 'Imejl', route: 'Isplaniraj put', openingHours: 'Radno vreme', contact: 'Kontakt', map: 'Mapa', shops: 'Prodavnice', visit: 'Vaša poseta' },
} as const satisfies Record<Locale, LabelWords>;
