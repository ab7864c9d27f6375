export default {
  heading: 'Darbo laikas ir kontaktai',
  hours: 'Darbo laikas',
  travel: 'Kaip atvykti',
  route: 'Planuoti maršrutą',
  map: 'Rodyti žemėlapyje',
  facts: 'Kontaktai',
  address: 'Adresas',
  faq: 'Klausimai',
  links: 'Daugiau apie prekybos centrą',
  social: 'Rasite mus ir čia',
  closed: 'nedirba',
  noHours: 'Darbo laiką paskelbsime netrukus.',
} as const;
