export default {
  label: 'Опрос',
  running: 'Спрашиваем до {{date}}',
  open: 'Спрашиваем сейчас',
  coming: 'Спрашиваем с {{date}}',
  ended: 'Этот опрос уже закончился.',
  questions: 'Вопросы',
  single: 'Один ответ',
  multiple: 'Несколько ответов',
  rating: 'От 1 до 5',
  text: 'Своими словами',
  optional: 'можно пропустить',
};
