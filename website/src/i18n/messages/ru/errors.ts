export default {
  home: 'Главная',
  search: 'Поиск',
  placeholder: 'Магазин, акция, фильм',
  ways: 'Здесь можно пройти дальше',
};
