export default {
  title: 'Bilten',
  heading: 'Jedno pismo nedeljno. Bez okolišanja.',
  text: 'Četvrtkom ujutru: nove ponude, dešavanja za vikend i radno vreme, ako se menja. Odjavite se kad god želite: samo nam pišite.',
  firstName: 'Ime',
  lastName: 'Prezime',
  email: 'Imejl',
  example: 'npr. ana@example.com',
  age: 'Imam najmanje 16 godina i želim da primam bilten.',
  ageError: 'Potvrdite da imate najmanje 16 godina i da želite da primate bilten',
  submit: 'Prijavi me',
  sending: 'Šaljemo…',
  check: 'Ispravite, molimo:',
  trap: 'Ovo polje ostavite prazno',
  close: 'Zatvori',
  created: {
    heading: 'Prijavljeni ste. Vidimo se u četvrtak!',
    text: 'Prvo pismo stiže u sledeći četvrtak ujutru.',
  },
  updated: {
    heading: 'Već ste na spisku',
    text: 'Ovu adresu već imamo. Podaci su osveženi, ništa više ne treba da radite.',
  },
  failed: 'Slanje nije uspelo. Sve što ste upisali ostalo je na mestu: pokušajte ponovo za koji trenutak.',
  tooMany:
    'Previše prijava sa ove mreže. Pokušajte ponovo za nekoliko minuta; upisani podaci su ostali na mestu.',
} as const;
