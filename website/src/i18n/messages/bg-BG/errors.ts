export default {
  home: 'Начало',
  ways: 'Оттук може да се мине',
};
