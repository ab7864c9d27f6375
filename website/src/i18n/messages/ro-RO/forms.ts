export default {
  title: 'Formular',
  name: 'Nume și prenume',
  firstName: 'Prenume',
  lastName: 'Nume',
  email: 'E-mail',
  phone: 'Telefon',
  company: 'Firmă',
  sector: 'Domeniu de activitate',
  optional: 'opțional',
  dataConsent: 'Sunt de acord ca aceste date să fie folosite pentru a rezolva cererea.',
  marketingConsent: 'Vreau să aflu despre oferte și evenimente (opțional).',
  trap: 'Lasă acest câmp gol',
  check: 'Te rugăm să corectezi:',
  sending: 'Trimitem…',
  failed:
    'Nu am reușit să trimitem. Tot ce ai scris a rămas la locul lui: încearcă din nou peste puțin timp.',
  tooMany:
    'Prea multe formulare din această rețea. Încearcă din nou peste câteva minute; ce ai scris a rămas la locul lui.',
  confirm:
    'Încă nu s-a trimis: apasă încă o dată butonul de sub formular. Așa știm că scrie un om, nu un program. Tot ce ai scris a rămas la locul lui.',
  retype:
    'Încă nu s-a trimis. Browserul tău nu acceptă cookie-uri, așa că ce ai scris nu a ajuns până aici: te rugăm să scrii din nou aici și să apeși butonul.',
  photosAgain: 'Fotografiile trebuie adăugate încă o dată.',
  issue: {
    consent: 'Fără acest acord nu putem primi formularul',
    day: 'Alege o zi din calendar, azi sau mai târziu',
    span: 'Sfârșitul e înaintea începutului',
    unlike: 'E aceeași oră ca la prima variantă. Alege alta sau lasă câmpul gol.',
    pixels:
      'Nu putem deschide o fotografie cu atâția pixeli. Salveaz-o cu laturi între 8 și 4.000 de pixeli și adaug-o din nou.',
    taken: 'Cineva tocmai a luat această oră. Alege alta.',
  },
  photo: {
    label: 'Fotografii',
    hint: 'Cel mult 3\u00a0fotografii cu haine care îți plac: .png, .jpg sau .jpeg, cel mult 5\u00a0MB fiecare. Le poți trage aici.',
    camera: 'Fă o fotografie',
    release: 'Dă drumul aici',
    remove: 'Șterge',
  },
} as const;
