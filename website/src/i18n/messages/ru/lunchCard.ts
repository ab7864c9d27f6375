export default {
  off: 'на кассе',
  valid: 'Действует',
  ended: 'Эту карту мы больше не выдаём.',
  coming: 'Начинаем {{date}}.',
  how: 'Как её получить',
  contact: 'Написать нам',
  conditions: 'Условия',
  about: 'О карте',
  tenants: 'Где она действует',
  menu: 'Меню дня',
  form: {
    details: 'Сколько карт и\u00a0для кого?',
    submit: 'Запросить карту',
  },
};
