export default {
  heading: 'Program și contact',
  hours: 'Program',
  travel: 'Cum ajungi',
  route: 'Planifică traseul',
  map: 'Arată pe hartă',
  facts: 'Contact',
  address: 'Adresă',
  faq: 'Întrebări',
  links: 'Mai multe despre centru',
  social: 'Ne găsești și aici',
  closed: 'închis',
  noHours: 'Programul va fi anunțat în curând.',
};
