export default {
  off: 'kasoje',
  valid: 'Galioja',
  ended: 'Šios kortelės nebeišduodame.',
  coming: 'Pradedame {{date}}',
  how: 'Kaip ją gauti',
  contact: 'Parašykite mums',
  conditions: 'Taisyklės',
  about: 'Apie kortelę',
  tenants: 'Čia galioja',
  menu: 'Dienos meniu',
  form: {
    details: 'Kiek kortelių ir kam?',
    submit: 'Prašyti kortelės',
  },
} as const;
