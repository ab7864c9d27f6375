export default {
  campaign: 'Кампания',
  from: 'от {{date}}',
  until: 'до {{date}}',
  ended: 'Тази кампания вече приключи.',
  prize: 'Награди',
  rules: 'Правила',
  reach: 'Как да ни намерите',
  form: {
    details: 'За какво става дума?',
    submit: 'Изпратете',
  },
} as const;
