export default {
  campaign: 'Campaign',
  from: 'from {{date}}',
  until: 'until {{date}}',
  ended: 'This campaign is over.',
  prize: 'Prizes',
  rules: 'Rules',
  reach: 'How to reach us',
  form: {
    details: 'What is it about?',
    submit: 'Send',
  },
} as const;
