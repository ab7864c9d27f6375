export default {
  heading: 'Program și contact',
  hours: 'Program',
  travel: 'Cum ajungi',
  route: 'Planifică traseul',
  social: 'Ne găsești și aici',
  closed: 'închis',
  noHours: 'Programul va fi anunțat în curând.',
};
