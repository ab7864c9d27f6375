export default {
  terms: 'Taisyklės',
  cookiePolicy: 'Slapukų politika',
  privacyPolicy: 'Privatumo politika',
  contents: 'Turinys',
  since: 'Galioja nuo {{date}}',
  changed: 'Paskutinį kartą keista {{date}}',
  cookies: 'Slapukų sąrašas',
  own: 'ši svetainė',
  change: 'Keisti pasirinkimą',
} as const;
