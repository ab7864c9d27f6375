export default {
  features: 'Как это работает',
  rewards: 'Награды',
  points_one: 'балл',
  points_few: 'балла',
  points_many: 'баллов',
  points_other: 'балла',
  questions: 'Вопросы',
};
