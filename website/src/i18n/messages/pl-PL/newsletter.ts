export default {
  title: 'Newsletter',
  heading: 'Jeden list w\u00a0tygodniu. Konkrety.',
  text: 'W\u00a0czwartek rano: nowe oferty, wydarzenia na weekend i\u00a0godziny otwarcia, jeśli się zmieniają. Wypiszesz się, kiedy zechcesz: wystarczy do nas napisać.',
  firstName: 'Imię',
  lastName: 'Nazwisko',
  email: 'E-mail',
  example: 'np. anna@example.com',
  age: 'Mam ukończone 16 lat i\u00a0chcę dostawać newsletter.',
  ageError: 'Zaznacz, że masz ukończone 16 lat i\u00a0chcesz dostawać newsletter',
  submit: 'Zapisz mnie',
  sending: 'Wysyłamy…',
  check: 'Popraw, proszę:',
  trap: 'Zostaw to pole puste',
  close: 'Zamknij',
  created: {
    heading: 'Zapisane. Do czwartku!',
    text: 'Pierwszy list przyjdzie w\u00a0najbliższy czwartek rano.',
  },
  updated: {
    heading: 'Już jesteś na liście',
    text: 'Ten adres mamy zapisany. Odświeżyliśmy dane, nic więcej nie trzeba robić.',
  },
  failed: 'Nie udało się wysłać. Wszystko, co wpisane, zostało na miejscu: spróbuj jeszcze raz za chwilę.',
  tooMany:
    'Za dużo zapisów z\u00a0tej sieci. Spróbuj ponownie za kilka minut; wpisane dane zostały na miejscu.',
} as const;
