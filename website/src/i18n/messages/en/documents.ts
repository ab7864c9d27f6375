export default {
  terms: 'Terms',
  cookiePolicy: 'Cookie policy',
  privacyPolicy: 'Privacy policy',
  contents: 'Contents',
  since: 'In force since {{date}}',
  changed: 'Last changed {{date}}',
  cookies: 'List of cookies',
  own: 'this site',
  change: 'Change your choice',
} as const;
