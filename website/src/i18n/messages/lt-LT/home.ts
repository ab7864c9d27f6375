export default {
  heading: 'Kuriuo keliu šiandien?',
  search: {
    label: 'Ieškokite parduotuvės, pasiūlymo ar renginio',
    placeholder: 'Parduotuvė, pasiūlymas, filmas',
    submit: 'Ieškoti',
  },
  hours: 'Darbo laikas',
  floors: 'Lygiai',
  ways: {
    map: 'Centro žemėlapis',
    travel: 'Atvykimas ir aikštelė',
    giftCard: 'Dovanų kortelė',
  },
  today: {
    heading: 'Šiandien',
    allDay: 'visą dieną',
    lastDay: 'paskutinė diena',
  },
  offers: { heading: 'Pasiūlymai', all: 'Visi pasiūlymai' },
  events: { heading: 'Renginiai', all: 'Visi renginiai' },
  slides: { heading: 'Jums', previous: 'Ankstesnis', next: 'Kitas' },
  tenants: { heading: 'Užsukite ir čia' },
  directory: { heading: 'Parduotuvės A–Ž', all: 'Visas sąrašas' },
  travel: { heading: 'Kaip atvykti', more: 'Daugiau apie kelią' },
} as const;
