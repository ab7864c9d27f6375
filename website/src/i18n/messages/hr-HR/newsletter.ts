export default {
  title: 'Newsletter',
  heading: 'Jedno pismo tjedno. Bez okolišanja.',
  text: 'Četvrtkom ujutro: nove ponude, događanja za vikend i radno vrijeme ako se mijenja. Odjavite se kad god želite: samo nam pišite.',
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
    heading: 'Prijavljeni ste. Vidimo se u četvrtak!',
    text: 'Prvo pismo stiže u sljedeći četvrtak ujutro.',
  },
  updated: {
    heading: 'Već ste na popisu',
    text: 'Ovu adresu već imamo. Podaci su osvježeni, ne trebate ništa više učiniti.',
  },
  failed: 'Slanje nije uspjelo. Sve što ste upisali ostalo je na mjestu: pokušajte ponovno za koji trenutak.',
  tooMany:
    'Previše prijava s ove mreže. Pokušajte ponovno za nekoliko minuta; upisani podaci ostali su na mjestu.',
} as const;
