export default {
  title: 'Bilten',
  heading: 'Jedno pismo nedeljno. Bez okolišanja.',
  text: 'Šta je novo u centru: ponude, dešavanja za vikend i radno vreme, ako se menja. Odjavljujete se linkom iz svakog pisma.',
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
    heading: 'Prijavljeni ste. Vidimo se uskoro!',
    text: 'Prvo pismo stiže sa sledećim novostima.',
  },
  updated: {
    heading: 'Već ste na spisku',
    text: 'Ovu adresu već imamo. Podaci su osveženi, ništa više ne treba da radite.',
  },
  mailed: {
    heading: 'Još jedan korak',
    text: 'Na ovu adresu smo poslali pismo sa linkom. Prijava važi kad je potvrdite; pogledajte i u neželjenu poštu.',
  },
  confirm: {
    heading: 'Potvrdite prijavu',
    text: 'Jedan pritisak i adresa je na spisku. Odjava je jednako brza.',
    submit: 'Potvrđujem prijavu',
    done: {
      heading: 'Prijavljeni ste. Vidimo se uskoro!',
      text: 'Adresa je potvrđena. Prvo pismo stiže sa sledećim novostima.',
    },
  },
  leave: {
    heading: 'Vaš bilten',
    text: 'Jedan pritisak i više nećete dobijati pisma.',
    submit: 'Odjavi me',
    done: { heading: 'Odjavljeni ste', text: 'Na ovu adresu više nećemo slati pisma.' },
  },
  language: {
    label: 'Jezik poruka',
    submit: 'Promeni jezik',
    done: { heading: 'Promenjeno', text: 'Sledeće pismo stiže na izabranom jeziku.' },
  },
  invalid: {
    heading: 'Ovaj link više ne važi',
    text: 'Star je ili nepotpun. Prijavite se ponovo obrascem na dnu strane.',
  },
  unchanged: 'Nije uspelo i ništa se nije promenilo. Pokušajte ponovo za koji trenutak.',
  failed: 'Slanje nije uspelo. Sve što ste upisali ostalo je na mestu: pokušajte ponovo za koji trenutak.',
  tooMany:
    'Previše prijava sa ove mreže. Pokušajte ponovo za nekoliko minuta; upisani podaci su ostali na mestu.',
} as const;
