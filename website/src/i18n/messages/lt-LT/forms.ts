export default {
  title: 'Forma',
  name: 'Vardas ir pavardė',
  firstName: 'Vardas',
  lastName: 'Pavardė',
  email: 'El. paštas',
  phone: 'Telefonas',
  company: 'Įmonė',
  sector: 'Veiklos sritis',
  optional: 'neprivaloma',
  dataConsent: 'Sutinku, kad šie duomenys būtų naudojami šiam reikalui sutvarkyti.',
  marketingConsent: 'Noriu gauti žinių apie pasiūlymus ir renginius (neprivaloma).',
  trap: 'Šį lauką palikite tuščią',
  check: 'Prašome pataisyti:',
  sending: 'Siunčiame…',
  failed: 'Išsiųsti nepavyko. Viskas, ką įrašėte, liko vietoje: pabandykite dar kartą po akimirkos.',
  tooMany: 'Per daug formų iš šio tinklo. Pabandykite po kelių minučių; įrašyti duomenys liko vietoje.',
  confirm:
    'Dar neišsiųsta: paspauskite mygtuką po forma dar kartą. Taip suprantame, kad rašo žmogus, o ne programa. Viskas, ką įrašėte, liko vietoje.',
  retype:
    'Dar neišsiųsta. Jūsų naršyklė nepriima slapukų, todėl įrašyti duomenys čia nepateko: įrašykite juos čia ir paspauskite mygtuką.',
  photosAgain: 'Nuotraukas reikia pridėti dar kartą.',
  issue: {
    consent: 'Be šio sutikimo formos priimti negalime',
    day: 'Pasirinkite kalendoriuje šiandieną arba vėlesnę dieną',
    span: 'Pabaiga ankstesnė už pradžią',
    unlike: 'Tai tas pats laikas kaip pirmasis. Pasirinkite kitą arba palikite tuščią.',
    pixels:
      'Tiek pikselių turinčios nuotraukos atidaryti negalime. Įrašykite ją 8–4000 pikselių kraštinėmis ir pridėkite dar kartą.',
    taken: 'Šį laiką ką tik kažkas užėmė. Pasirinkite kitą.',
  },
  photo: {
    label: 'Nuotraukos',
    hint: 'Iki 3\u00a0nuotraukų su drabužiais, kurie jums patinka: .png, .jpg arba .jpeg, kiekviena iki 5\u00a0MB. Galite jas nutempti čia.',
    camera: 'Fotografuoti',
    release: 'Paleiskite čia',
    remove: 'Pašalinti',
  },
} as const;
