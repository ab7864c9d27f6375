export default {
  off: 'на касата',
  valid: 'Важи',
  ended: 'Тази карта вече не се издава.',
  coming: 'Започваме на {{date}}.',
  how: 'Как да я получите',
  contact: 'Пишете ни',
  conditions: 'Условия',
  about: 'За картата',
  tenants: 'Къде важи',
  menu: 'Меню на деня',
  form: {
    details: 'Колко карти и за кого?',
    submit: 'Поискайте карта',
  },
} as const;
