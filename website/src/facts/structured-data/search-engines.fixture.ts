/** What Google asks for, by type, written down from its documentation of rich results and not from our code. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  ShoppingCenter: ['name', 'address'],
  Store: ['name', 'address'],
  Restaurant: ['name', 'address'],
  MovieTheater: ['name', 'address'],
  Event: ['name', 'startDate', 'location.name', 'location.address'],
  ScreeningEvent: ['name', 'startDate', 'location'],
  Movie: ['name'],
  Offer: ['name', 'url'],
  JobPosting: [
    'title',
    'description',
    'datePosted',
    'hiringOrganization.name',
    'jobLocation.address',
    'identifier.value',
  ],
  NewsArticle: ['headline', 'datePublished', 'author.name'],
  Article: ['headline', 'author.name'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer.text'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  WebSite: ['name', 'url', 'potentialAction.target', 'potentialAction.query-input'],
  PostalAddress: ['streetAddress'],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['opens', 'closes'],
  ImageObject: ['url'],
};

const RECOMMENDED: Readonly<Record<string, readonly string[]>> = {
  ShoppingCenter: ['url', 'telephone', 'openingHoursSpecification', 'geo.latitude'],
  Store: ['url', 'openingHoursSpecification'],
  Event: ['description', 'endDate', 'eventStatus', 'eventAttendanceMode', 'image', 'organizer'],
  Movie: ['image'],
  JobPosting: ['validThrough'],
  NewsArticle: ['image'],
};

const DATES = [
  'startDate',
  'endDate',
  'datePosted',
  'datePublished',
  'validFrom',
  'validThrough',
  'validUntil',
];
const DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/;
const EMPLOYMENT = [
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
  'VOLUNTEER',
  'PER_DIEM',
  'OTHER',
];

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const at = (node: Node, path: string) =>
  path.split('.').reduce<unknown>((value, key) => (isNode(value) ? value[key] : undefined), node);
const present = (value: unknown) => value !== undefined && value !== null && value !== '';

/** Sentences on what search engines would object to in a JSON-LD document; `only` the required, or the recommended too. */
export function objections(document: unknown, only: 'required' | 'recommended' = 'required'): string[] {
  const found: string[] = [];
  const identified = new Set<unknown>();
  const referred: unknown[] = [];
  const visit = (value: unknown, key: string, top: boolean) => {
    if (Array.isArray(value)) {
      if (key === 'itemListElement')
        value.forEach((item, index) => {
          if (isNode(item) && item.position !== index + 1)
            found.push(`position ${String(item.position)} of ${index + 1}`);
        });
      for (const item of value) visit(item, key, top);
      return;
    }
    if (typeof value === 'string' && /\b(?:undefined|null|NaN)\b/.test(value))
      found.push(`${key} says ${value}`);
    if (!isNode(value)) {
      if (DATES.includes(key) && !DATE.test(String(value))) found.push(`${key} is no date: ${String(value)}`);
      if (key === 'employmentType' && !EMPLOYMENT.includes(String(value)))
        found.push(`no ${key}: ${String(value)}`);
      if (['url', 'item', 'image', 'logo'].includes(key) && !URL.canParse(String(value)))
        found.push(`${key} is no address: ${String(value)}`);
      return;
    }
    const type = String(value['@type'] ?? '');
    if (Object.keys(value).join() === '@id') referred.push(value['@id']);
    else if (value['@id']) identified.add(value['@id']);
    // Inside another statement a thing may be named alone.
    const asked = top || !(type in RECOMMENDED) ? (REQUIRED[type] ?? []) : ['name'];
    const wished = top && only === 'recommended' ? (RECOMMENDED[type] ?? []) : [];
    for (const path of [...asked, ...wished])
      if (!present(at(value, path))) found.push(`${type} lacks ${path}`);
    for (const [name, part] of Object.entries(value)) visit(part, name, false);
  };
  const graph = isNode(document) ? document['@graph'] : undefined;
  if (!Array.isArray(graph) || graph.length === 0) return ['no graph'];
  visit(graph, '@graph', true);
  for (const id of referred)
    if (!identified.has(id) && !String(id).endsWith('#centre')) found.push(`nothing is ${String(id)}`);
  return found;
}
