export default {
  heading: 'Odpowiedzialność społeczna',
  figures: 'W liczbach',
  figuresOf: 'Rok {{year}} w liczbach',
  projects: 'Z góry na dół',
  roof: 'Dach',
  since: 'od {{year}} roku',
  partners: 'Robimy to z nimi',
} as const;
