export default {
  terms: 'Feltételek',
  cookiePolicy: 'Sütitájékoztató',
  privacyPolicy: 'Adatvédelmi tájékoztató',
  contents: 'Tartalom',
  since: 'Hatályos: {{date}}',
  changed: 'Utolsó módosítás: {{date}}',
  cookies: 'A sütik listája',
  own: 'ez az oldal',
  change: 'Megváltoztatom',
} as const;
