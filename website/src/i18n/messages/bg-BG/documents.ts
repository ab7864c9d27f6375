export default {
  terms: 'Общи условия',
  cookiePolicy: 'Политика за бисквитките',
  privacyPolicy: 'Политика за поверителност',
  contents: 'Съдържание',
  since: 'В сила от {{date}}',
  changed: 'Последна промяна: {{date}}',
  cookies: 'Списък на бисквитките',
  own: 'този сайт',
  change: 'Променете избора',
} as const;
