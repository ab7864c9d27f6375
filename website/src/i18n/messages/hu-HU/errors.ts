export default {
  home: 'Kezdőlap',
  notHere:
    'Ezen a címen nincs oldal. Lehet, hogy elköltözött, vagy elütés csúszott a címbe, de innen bárhová eljutsz.',
  ways: 'Erre mehetsz tovább',
} as const;
