export default {
  off: 'at the till',
  valid: 'Valid',
  ended: 'We no longer issue this card.',
  coming: 'Starts on {{date}}.',
  how: 'How to get it',
  contact: 'Write to us',
  conditions: 'Conditions',
  about: 'About the card',
  tenants: 'Where it works',
  menu: 'Menu of the day',
  form: {
    details: 'How many cards, and for whom?',
    submit: 'Ask for the card',
  },
} as const;
