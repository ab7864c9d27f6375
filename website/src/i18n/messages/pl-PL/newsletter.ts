export default {
  title: 'Newsletter',
  heading: 'Jeden list w\u00a0tygodniu. Konkrety.',
  text: 'Co nowego w\u00a0centrum: oferty, wydarzenia na weekend i\u00a0godziny otwarcia, jeśli się zmieniają. Wypiszesz się linkiem z\u00a0każdego listu.',
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
    heading: 'Zapisane. Do usłyszenia!',
    text: 'Pierwszy list przyjdzie z\u00a0najbliższymi nowinami.',
  },
  updated: {
    heading: 'Już jesteś na liście',
    text: 'Ten adres mamy zapisany. Odświeżyliśmy dane, nic więcej nie trzeba robić.',
  },
  mailed: {
    heading: 'Jeszcze jeden krok',
    text: 'Wysłaliśmy list z\u00a0linkiem na ten adres. Zapis jest ważny, gdy go potwierdzisz; zajrzyj też do spamu.',
  },
  confirm: {
    heading: 'Potwierdź zapis',
    text: 'Jedno naciśnięcie i\u00a0adres jest na liście. Wypiszesz się tak samo szybko.',
    submit: 'Potwierdzam zapis',
    done: {
      heading: 'Zapisane. Do usłyszenia!',
      text: 'Adres jest potwierdzony. Pierwszy list przyjdzie z\u00a0najbliższymi nowinami.',
    },
  },
  leave: {
    heading: 'Twój newsletter',
    text: 'Jedno naciśnięcie i\u00a0nie dostaniesz więcej listów.',
    submit: 'Wypisz mnie',
    done: { heading: 'Wypisane', text: 'Nie wyślemy więcej listów na ten adres.' },
  },
  language: {
    label: 'Język listów',
    submit: 'Zmień język',
    done: { heading: 'Zmienione', text: 'Następny list przyjdzie w\u00a0wybranym języku.' },
  },
  invalid: {
    heading: 'Ten link już nie działa',
    text: 'Jest stary albo niepełny. Zapisz się jeszcze raz w\u00a0formularzu na dole strony.',
  },
  unchanged: 'To się nie udało i\u00a0nic się nie zmieniło. Spróbuj jeszcze raz za chwilę.',
  failed: 'Nie udało się wysłać. Wszystko, co wpisane, zostało na miejscu: spróbuj jeszcze raz za chwilę.',
  tooMany:
    'Za dużo zapisów z\u00a0tej sieci. Spróbuj ponownie za kilka minut; wpisane dane zostały na miejscu.',
} as const;
