export default {
  off: 'la casă',
  valid: 'Valabil',
  ended: 'Cardul acesta nu se mai dă.',
  coming: 'Începem pe {{date}}.',
  how: 'Cum îl primești',
  contact: 'Scrie-ne',
  conditions: 'Condiții',
  about: 'Despre card',
  tenants: 'Unde e bun',
  menu: 'Meniul zilei',
  form: {
    details: 'Câte carduri și pentru cine?',
    submit: 'Cere cardul',
  },
} as const;
