export default {
  heading: 'Įkvėpimas',
  lead: 'Idėjos, sudėtos iš to, kas tikrai kabo, stovi ir kvepia mūsų lygiuose.',
  lookbook: 'Stiliaus albumas',
  products: 'Nuotraukoje',
  shops: 'Kur nusipirksite',
  more: 'Skaityti toliau',
} as const;
