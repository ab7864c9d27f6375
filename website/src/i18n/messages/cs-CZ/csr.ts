export default {
  heading: 'Společenská odpovědnost',
  figures: 'V číslech',
  figuresOf: 'Rok {{year}} v číslech',
  projects: 'Shora dolů',
  roof: 'Střecha',
  since: 'od roku {{year}}',
  partners: 'Děláme to s nimi',
} as const;
