export default {
  title: 'Formularz',
  name: 'Imię i\u00a0nazwisko',
  firstName: 'Imię',
  lastName: 'Nazwisko',
  email: 'E-mail',
  phone: 'Telefon',
  company: 'Firma',
  sector: 'Branża',
  optional: 'nieobowiązkowe',
  dataConsent: 'Zgadzam się na użycie tych danych, żeby załatwić tę sprawę.',
  marketingConsent: 'Chcę dostawać informacje o\u00a0ofertach i\u00a0wydarzeniach (nieobowiązkowe).',
  trap: 'Zostaw to pole puste',
  check: 'Popraw, proszę:',
  sending: 'Wysyłamy…',
  failed: 'Nie udało się wysłać. Wszystko, co wpisane, zostało na miejscu: spróbuj jeszcze raz za chwilę.',
  tooMany:
    'Za dużo wysyłek z\u00a0tej sieci. Spróbuj ponownie za kilka minut; wpisane dane zostały na miejscu.',
  confirm:
    'Jeszcze nie wysłane: naciśnij przycisk pod formularzem jeszcze raz. Tak poznajemy, że pisze człowiek, a\u00a0nie program. Wszystko, co wpisane, zostało na miejscu.',
  retype:
    'Jeszcze nie wysłane. Przeglądarka nie przyjmuje plików cookie, więc wpisane dane tu nie dotarły: wpisz je, proszę, tutaj i\u00a0naciśnij przycisk.',
  photosAgain: 'Zdjęcia trzeba dodać jeszcze raz.',
  issue: {
    consent: 'Bez tej zgody nie możemy przyjąć formularza',
    day: 'Wybierz dzień z\u00a0kalendarza, nie wcześniejszy niż dzisiaj',
    span: 'Koniec wypada przed początkiem',
    unlike: 'To ten sam termin co pierwszy. Wybierz inny albo zostaw puste.',
    pixels:
      'Zdjęcia o tylu pikselach nie otworzymy. Zapisz je tak, by boki miały od 8 do 4000 pikseli, i dodaj jeszcze raz.',
    taken: 'Ten termin właśnie ktoś zajął. Wybierz inny.',
  },
  photo: {
    label: 'Zdjęcia',
    hint: 'Do 3 zdjęć ubrań, które lubisz: .png, .jpg albo .jpeg, każde do 5\u00a0MB. Można je tu upuścić.',
    camera: 'Zrób zdjęcie',
    release: 'Upuść tutaj',
    remove: 'Usuń',
  },
} as const;
