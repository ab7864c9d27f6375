export default {
  terms: 'Termeni și condiții',
  cookiePolicy: 'Politica de cookie-uri',
  privacyPolicy: 'Politica de confidențialitate',
  contents: 'Cuprins',
  since: 'În vigoare din {{date}}',
  changed: 'Ultima modificare: {{date}}',
  cookies: 'Lista cookie-urilor',
  own: 'acest site',
  change: 'Schimbă alegerea',
} as const;
