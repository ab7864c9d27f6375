export default {
  home: 'Главная',
  ways: 'Здесь можно пройти дальше',
};
