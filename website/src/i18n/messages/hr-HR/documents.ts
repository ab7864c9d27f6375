export default {
  terms: 'Uvjeti',
  cookiePolicy: 'Pravila o kolačićima',
  privacyPolicy: 'Pravila privatnosti',
  contents: 'Sadržaj',
  since: 'Na snazi od {{date}}',
  changed: 'Zadnja izmjena: {{date}}',
  cookies: 'Popis kolačića',
  own: 'ova stranica',
  change: 'Promijeni izbor',
} as const;
