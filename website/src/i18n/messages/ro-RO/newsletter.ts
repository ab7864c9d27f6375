export default {
  title: 'Newsletter',
  heading: 'O scrisoare pe săptămână. La obiect.',
  text: 'Ce e nou în centru: oferte, evenimentele de weekend și programul, dacă se schimbă. Te dezabonezi cu linkul din fiecare scrisoare.',
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
    heading: 'Gata. Pe curând!',
    text: 'Prima scrisoare ajunge cu următoarele noutăți.',
  },
  updated: {
    heading: 'Ești deja pe listă',
    text: 'Avem deja această adresă. Am actualizat datele, nu mai ai nimic de făcut.',
  },
  mailed: {
    heading: 'Încă un pas',
    text: 'Am trimis la această adresă o scrisoare cu un link. Abonarea e valabilă după ce o confirmi; uită-te și în spam.',
  },
  confirm: {
    heading: 'Confirmă abonarea',
    text: 'O apăsare și adresa e pe listă. La fel de repede te dezabonezi.',
    submit: 'Confirm abonarea',
    done: {
      heading: 'Gata. Pe curând!',
      text: 'Adresa e confirmată. Prima scrisoare ajunge cu următoarele noutăți.',
    },
  },
  leave: {
    heading: 'Newsletterul tău',
    text: 'O apăsare și nu mai primești scrisori.',
    submit: 'Dezabonează-mă',
    done: { heading: 'Nu mai ești pe listă', text: 'Nu mai trimitem scrisori la această adresă.' },
  },
  language: {
    label: 'Limba scrisorilor',
    submit: 'Schimbă limba',
    done: { heading: 'Schimbat', text: 'Următoarea scrisoare vine în limba aleasă.' },
  },
  invalid: {
    heading: 'Linkul nu mai e valabil',
    text: 'E vechi sau incomplet. Abonează-te din nou cu formularul din josul paginii.',
  },
  unchanged: 'Nu a reușit și nimic nu s-a schimbat. Încearcă din nou peste puțin timp.',
  failed:
    'Nu am reușit să trimitem. Tot ce ai scris a rămas la locul lui: încearcă din nou peste puțin timp.',
  tooMany:
    'Prea multe abonări din această rețea. Încearcă din nou peste câteva minute; ce ai scris a rămas la locul lui.',
} as const;
