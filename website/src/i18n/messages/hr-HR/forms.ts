export default {
  title: 'Obrazac',
  name: 'Ime i prezime',
  firstName: 'Ime',
  lastName: 'Prezime',
  email: 'E-adresa',
  phone: 'Telefon',
  company: 'Tvrtka',
  sector: 'Djelatnost',
  optional: 'neobavezno',
  dataConsent: 'Pristajem da ove podatke upotrijebite za rješavanje ovog zahtjeva.',
  marketingConsent: 'Želim primati obavijesti o ponudama i događanjima (neobavezno).',
  trap: 'Ovo polje ostavite praznim',
  check: 'Ispravite, molimo:',
  sending: 'Šaljemo…',
  failed: 'Slanje nije uspjelo. Sve što ste upisali ostalo je na mjestu: pokušajte ponovno za koji trenutak.',
  tooMany:
    'Previše obrazaca s ove mreže. Pokušajte ponovno za nekoliko minuta; upisani podaci ostali su na mjestu.',
  confirm:
    'Još nije poslano: pritisnite gumb ispod obrasca još jednom. Tako znamo da piše čovjek, a ne program. Sve što ste upisali ostalo je na mjestu.',
  retype:
    'Još nije poslano. Vaš preglednik ne prihvaća kolačiće pa upisano nije stiglo ovamo: upišite ga, molimo, ovdje i pritisnite gumb.',
  photosAgain: 'Fotografije, molimo, dodajte još jednom.',
  issue: {
    consent: 'Bez ove privole ne možemo zaprimiti obrazac',
    day: 'Odaberite dan iz kalendara, današnji ili kasniji',
    span: 'Kraj je prije početka',
    unlike: 'To je isti termin kao prvi. Odaberite drugi ili ostavite prazno.',
    pixels:
      'Fotografiju s toliko piksela ne možemo otvoriti. Spremite je sa stranicama od 8 do 4.000 piksela i dodajte ponovno.',
    taken: 'Netko je upravo zauzeo ovaj termin. Odaberite drugi.',
  },
  photo: {
    label: 'Fotografije',
    hint: 'Najviše 3\u00a0fotografije odjeće koja vam se sviđa: .png, .jpg ili .jpeg, svaka do 5\u00a0MB. Možete ih ispustiti ovdje.',
    camera: 'Fotografiraj',
    release: 'Ispustite ovdje',
    remove: 'Ukloni',
  },
} as const;
