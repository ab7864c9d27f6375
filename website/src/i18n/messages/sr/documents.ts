export default {
  terms: 'Uslovi',
  cookiePolicy: 'Politika kolačića',
  privacyPolicy: 'Politika privatnosti',
  contents: 'Sadržaj',
  since: 'Na snazi od: {{date}}',
  changed: 'Poslednja izmena: {{date}}',
  cookies: 'Spisak kolačića',
  own: 'ovaj sajt',
  change: 'Promeni izbor',
} as const;
