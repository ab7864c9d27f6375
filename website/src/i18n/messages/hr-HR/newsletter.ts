export default {
  title: 'Newsletter',
  heading: 'Jedno pismo tjedno. Bez okolišanja.',
  text: 'Što je novo u centru: ponude, događanja za vikend i radno vrijeme ako se mijenja. Odjavljujete se poveznicom u svakom pismu.',
  firstName: 'Ime',
  lastName: 'Prezime',
  email: 'E-adresa',
  example: 'npr. ana@example.com',
  age: 'Imam najmanje 16 godina i želim primati newsletter.',
  ageError: 'Potvrdite da imate najmanje 16 godina i da želite primati newsletter',
  submit: 'Prijavi me',
  sending: 'Šaljemo…',
  check: 'Ispravite, molimo:',
  trap: 'Ovo polje ostavite praznim',
  close: 'Zatvori',
  created: {
    heading: 'Prijavljeni ste. Vidimo se uskoro!',
    text: 'Prvo pismo stiže sa sljedećim novostima.',
  },
  updated: {
    heading: 'Već ste na popisu',
    text: 'Ovu adresu već imamo. Podaci su osvježeni, ne trebate ništa više učiniti.',
  },
  mailed: {
    heading: 'Još jedan korak',
    text: 'Na ovu smo adresu poslali pismo s poveznicom. Prijava vrijedi kad je potvrdite; pogledajte i u neželjenu poštu.',
  },
  confirm: {
    heading: 'Potvrdite prijavu',
    text: 'Jedan pritisak i adresa je na popisu. Odjava je jednako brza.',
    submit: 'Potvrđujem prijavu',
    done: {
      heading: 'Prijavljeni ste. Vidimo se uskoro!',
      text: 'Adresa je potvrđena. Prvo pismo stiže sa sljedećim novostima.',
    },
  },
  leave: {
    heading: 'Vaš newsletter',
    text: 'Jedan pritisak i više nećete dobivati pisma.',
    submit: 'Odjavi me',
    done: { heading: 'Odjavljeni ste', text: 'Na ovu adresu više nećemo slati pisma.' },
  },
  language: {
    label: 'Jezik poruka',
    submit: 'Promijeni jezik',
    done: { heading: 'Promijenjeno', text: 'Sljedeće pismo stiže na odabranom jeziku.' },
  },
  invalid: {
    heading: 'Ova poveznica više ne vrijedi',
    text: 'Stara je ili nepotpuna. Prijavite se ponovno obrascem na dnu stranice.',
  },
  unchanged: 'Nije uspjelo i ništa se nije promijenilo. Pokušajte ponovno za koji trenutak.',
  failed: 'Slanje nije uspjelo. Sve što ste upisali ostalo je na mjestu: pokušajte ponovno za koji trenutak.',
  tooMany:
    'Previše prijava s ove mreže. Pokušajte ponovno za nekoliko minuta; upisani podaci ostali su na mjestu.',
} as const;
