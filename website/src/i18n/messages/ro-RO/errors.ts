export default {
  home: 'Acasă',
  notHere:
    'La această adresă nu există nicio pagină. Poate s-a mutat sau s-a strecurat o greșeală în adresă, dar de aici ajungi oriunde.',
  ways: 'Pe aici se poate trece',
};
