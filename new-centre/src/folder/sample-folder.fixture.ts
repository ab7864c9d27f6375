import type { FolderFiles } from './folder-files.ts';

/** A folder in memory. */
export function memoryFiles(files: Readonly<Record<string, string | Uint8Array>>): FolderFiles {
  const bytes = new Map(
    Object.entries(files).map(([path, data]) => [
      path,
      typeof data === 'string' ? new TextEncoder().encode(data) : data,
    ]),
  );
  const read = (path: string) => {
    const found = bytes.get(path);
    if (!found) throw new Error(`${path} is not in the folder.`);
    return found;
  };
  return { paths: [...bytes.keys()], read, size: (path) => read(path).length };
}

const MARK = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10z"/></svg>';

export const SETTINGS = `name:
  lt-LT: Ąžuolas
  en: Oak
  ru: Дуб
languages: [lt-LT, en, ru]
timeZone: Europe/Vilnius
address:
  lines: [Ozo g. 25]
  postalCode: 07150
  town: {lt: Vilnius, en: Vilnius, ru: Вильнюс}
phone: +370 5 200 0000
email: info@oak.example
publicUrl: https://oak.example/
hours:
  mon-fri: 10:00-21:00
  sat: 10-20
  sun: 10-18
specialDays:
  - date: 2026-12-24
    hours: 10-15
    name: {lt: Kūčios, en: Christmas Eve, ru: Сочельник}
  - date: 2026-12-25
    closed: true
    name: {lt: Kalėdos, en: Christmas, ru: Рождество}
floors:
  - {level: 1, drawing: first.svg, name: {lt: Antras, en: First, ru: Второй}, colour: "#ABC"}
  - {level: 0, drawing: ground.svg, name: {lt: Pirmas, en: Ground, ru: Первый}, colour: "#b3202c"}
map: {metresPerUnit: 0.05, latitude: 54.71, longitude: 25.26, bearing: 12}
theme:
  mark: mark.svg
categories:
  - name: {lt: Mada, en: Fashion, ru: Мода}
    subCategories:
      - name: {lt: Moterims, en: Women, ru: Женщинам}
        specialties:
          - {lt: Suknelės, en: Dresses, ru: Платья}
          - {lt: Paltai, en: Coats, ru: Пальто}
      - name: {lt: Vyrams, en: Men, ru: Мужчинам}
  - name: {lt: Maistas, en: Food, ru: Еда}
    slug: food
    subCategories:
      - name: {lt: Kavinės, en: Cafés, ru: Кафе}
socialLinks:
  facebook: https://www.facebook.com/oak
about: {lt: "**Ąžuolas** Vilniuje", en: "The **Oak**", ru: "**Дуб**"}
parking: {lt: Nemokamai, en: Free, ru: Бесплатно}
`;

export const NAMES = [
  ...['Žara', 'Café Łódź', 'Пятёрочка', "McDonald's", 'H&M', 'Ąsotis', 'Brew 12', 'Delta', 'Echo'],
  ...['Foxtrot', 'Golf', 'Hotel', 'India', 'Juliett', 'Kilo', 'Lima', 'Mike', 'November', 'Oscar', 'Papa'],
  ...['Quebec', 'Romeo', 'Sierra', 'Tango'],
] as const;

export const HEADER = [
  ...['Name', 'Room', 'Category', 'Sub-category', 'Specialties', 'Phone', 'E-mail', 'Website'],
  ...['Description', 'description (en)', 'description_ru', 'Keywords', 'Keywords EN', 'keywords ru'],
  ...['Opening', 'Hours', 'Logo', 'Picture'],
] as const;

export type Row = string[];

/** One row for each of the names, with all columns. */
export const shopRows = (): Row[] =>
  NAMES.map((name, index) => [
    ...[name, `${index % 2}.${String(10 + index)}`],
    ...(index % 3 === 0 ? ['maistas', 'kavines', ''] : ['Fashion', 'Women', 'Dresses; Paltai']),
    ...[`+370 600 0000${index % 10}`, `shop${index}@oak.example`, `www.shop${index}.example`],
    ...[`Apie ${name}`, `About ${name}`, `О ${name}`, 'geras', 'good', 'хороший'],
    ...['', 'Mon-Fri 10-20; Sat 10-18; Sun closed', '', ''],
  ]);

/** A CSV as spreadsheets write it: every cell in quotes that needs them. */
export function csvOf(rows: readonly (readonly string[])[], delimiter = ','): string {
  const cell = (text: string) =>
    /["\n\r,;\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  return `${rows.map((row) => row.map(cell).join(delimiter)).join('\r\n')}\r\n`;
}

const POLICIES = [
  ['terms', 'Taisyklės'],
  ['privacy', 'Privatumas'],
  ['cookies', 'Slapukai'],
] as const;

const PICTURES = ['zara.jpg', 'zara-logo.svg'];

/** The files of a folder without a fault but for shops without pictures. */
export function sampleFolder(
  changes: Readonly<Record<string, string | Uint8Array | undefined>> = {},
): Record<string, string | Uint8Array> {
  const files: Record<string, string | Uint8Array | undefined> = {
    'centre.yaml': SETTINGS,
    'mark.svg': MARK,
    'floors/ground.svg': MARK,
    'floors/first.svg': MARK,
    ...Object.fromEntries(
      POLICIES.flatMap(([name, title]) =>
        ['', '.en', '.ru'].map((code) => [
          `texts/${name}${code}.md`,
          `# ${title}${code}\n\n## 1\n\nTo read.`,
        ]),
      ),
    ),
    'shops.csv': csvOf([[...HEADER], ...shopRows()]),
    ...Object.fromEntries(PICTURES.map((name) => [`pictures/${name}`, 'x'])),
    ...changes,
  };
  return Object.fromEntries(
    Object.entries(files).filter((entry): entry is [string, string | Uint8Array] => entry[1] !== undefined),
  );
}
