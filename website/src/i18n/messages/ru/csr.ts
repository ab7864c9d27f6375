export default {
  heading: 'Социальная ответственность',
  figures: 'В цифрах',
  figuresOf: '{{year}} год в цифрах',
  projects: 'Сверху донизу',
  roof: 'Крыша',
  since: 'с {{year}} года',
  partners: 'Делаем это вместе',
};
