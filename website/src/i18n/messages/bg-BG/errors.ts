export default {
  home: 'Начало',
  search: 'Търсене',
  placeholder: 'Магазин, оферта, филм',
  ways: 'Оттук може да се мине',
};
