export default {
  off: 'a kasszánál',
  valid: 'Érvényes',
  ended: 'Ezt a kártyát már nem adjuk ki.',
  coming: 'Indul: {{date}}',
  how: 'Hogyan kapod meg',
  contact: 'Írj nekünk',
  conditions: 'Szabályok',
  about: 'A kártyáról',
  tenants: 'Itt érvényes',
  menu: 'Napi menü',
  form: {
    details: 'Hány kártya kell, és kinek?',
    submit: 'Kártyát kérek',
  },
} as const;
