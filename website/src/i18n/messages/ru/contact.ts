export default {
  heading: 'Часы работы и контакты',
  hours: 'Часы работы',
  travel: 'Как добраться',
  route: 'Построить маршрут',
  social: 'Мы есть и здесь',
  website: 'Сайт: {{name}}',
  closed: 'закрыто',
  noHours: 'Часы работы скоро сообщим.',
};
