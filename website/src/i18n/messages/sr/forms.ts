export default {
  title: 'Obrazac',
  name: 'Ime i\u00a0prezime',
  firstName: 'Ime',
  lastName: 'Prezime',
  email: 'Imejl',
  phone: 'Telefon',
  company: 'Firma',
  sector: 'Delatnost',
  optional: 'neobavezno',
  dataConsent: 'Pristajem da se ovi podaci koriste za rešavanje ovog zahteva.',
  marketingConsent: 'Želim da primam vesti o\u00a0ponudama i\u00a0dešavanjima (neobavezno).',
  trap: 'Ovo polje ostavite prazno',
  check: 'Ispravite, molimo:',
  sending: 'Šaljemo…',
  failed: 'Slanje nije uspelo. Sve što ste upisali ostalo je na mestu: pokušajte ponovo za koji trenutak.',
  tooMany:
    'Previše obrazaca sa ove mreže. Pokušajte ponovo za nekoliko minuta; upisani podaci su ostali na mestu.',
  confirm:
    'Još nije poslato: pritisnite dugme ispod obrasca još jednom. Tako znamo da piše čovek, a ne program. Sve što ste upisali ostalo je na mestu.',
  retype:
    'Još nije poslato. Vaš pregledač ne prihvata kolačiće, pa upisano nije stiglo ovamo: upišite ga, molimo, ovde i pritisnite dugme.',
  photosAgain: 'Fotografije treba dodati još jednom.',
  issue: {
    consent: 'Bez ovog pristanka ne možemo da primimo obrazac',
    day: 'Izaberite dan iz kalendara, današnji ili kasniji',
    span: 'Kraj je pre početka',
    unlike: 'To je isti termin kao prvi. Izaberite neki drugi ili ostavite prazno.',
    pixels:
      'Fotografiju sa toliko piksela ne možemo da otvorimo. Sačuvajte je sa stranicama od 8 do 4.000 piksela i dodajte ponovo.',
    taken: 'Ovaj termin je upravo neko zauzeo. Izaberite drugi.',
  },
  photo: {
    label: 'Fotografije',
    hint: 'Do 3\u00a0fotografije odeće koja vam se dopada: .png, .jpg ili .jpeg, svaka do 5\u00a0MB. Možete da ih prevučete ovamo.',
    camera: 'Fotografiši',
    release: 'Pustite ovde',
    remove: 'Ukloni',
  },
} as const;
