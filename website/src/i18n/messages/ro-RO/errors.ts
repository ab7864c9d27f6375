export default {
  home: 'Acasă',
  ways: 'Pe aici se poate trece',
};
