export default {
  title: 'Newsletter',
  heading: 'O scrisoare pe săptămână. La obiect.',
  text: 'Joi dimineața: ofertele noi, evenimentele de weekend și programul, dacă se schimbă. Te dezabonezi când vrei: e de ajuns să ne scrii.',
  firstName: 'Prenume',
  lastName: 'Nume',
  email: 'E-mail',
  example: 'ex. ana@example.com',
  age: 'Am împlinit 16 ani și vreau să primesc newsletterul.',
  ageError: 'Bifează că ai împlinit 16 ani și vrei să primești newsletterul',
  submit: 'Mă abonez',
  sending: 'Trimitem…',
  check: 'Te rugăm să corectezi:',
  trap: 'Lasă acest câmp gol',
  close: 'Închide',
  created: {
    heading: 'Gata. Pe joi!',
    text: 'Prima scrisoare ajunge joia următoare, dimineața.',
  },
  updated: {
    heading: 'Ești deja pe listă',
    text: 'Avem deja această adresă. Am actualizat datele, nu mai ai nimic de făcut.',
  },
  failed:
    'Nu am reușit să trimitem. Tot ce ai scris a rămas la locul lui: încearcă din nou peste puțin timp.',
  tooMany:
    'Prea multe abonări din această rețea. Încearcă din nou peste câteva minute; ce ai scris a rămas la locul lui.',
} as const;
