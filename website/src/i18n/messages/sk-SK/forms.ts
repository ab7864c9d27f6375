export default {
  title: 'Formulár',
  name: 'Meno a\u00a0priezvisko',
  firstName: 'Meno',
  lastName: 'Priezvisko',
  email: 'E-mail',
  phone: 'Telefón',
  company: 'Firma',
  sector: 'Odvetvie',
  optional: 'nepovinné',
  dataConsent: 'Súhlasím s\u00a0použitím týchto údajov na vybavenie mojej žiadosti.',
  marketingConsent: 'Chcem dostávať informácie o\u00a0ponukách a\u00a0podujatiach (nepovinné).',
  trap: 'Toto pole nechajte prázdne',
  check: 'Opravte, prosím:',
  sending: 'Odosielame…',
  failed:
    'Odoslanie sa nepodarilo. Všetko, čo ste vyplnili, zostalo na mieste: skúste to o\u00a0chvíľu znova.',
  tooMany:
    'Priveľa formulárov z\u00a0tejto siete. Skúste to o\u00a0pár minút; vyplnené údaje zostali na mieste.',
  confirm:
    'Zatiaľ neodoslané: stlačte tlačidlo pod formulárom ešte raz. Tak vieme, že píše človek, a\u00a0nie program. Všetko, čo ste vyplnili, zostalo na mieste.',
  retype:
    'Zatiaľ neodoslané. Váš prehliadač neprijíma cookies, a\u00a0preto sa sem vyplnené údaje nepreniesli: vyplňte ich, prosím, tu a\u00a0stlačte tlačidlo.',
  photosAgain: 'Fotky treba pridať ešte raz.',
  issue: {
    consent: 'Bez tohto súhlasu formulár nemôžeme prijať',
    day: 'Vyberte v\u00a0kalendári dnešok alebo neskorší deň',
    span: 'Koniec je skôr ako začiatok',
    unlike: 'To je ten istý termín ako prvý. Vyberte iný alebo nechajte pole prázdne.',
    pixels:
      'Fotku s toľkými pixelmi neotvoríme. Uložte ju tak, aby mali strany 8 až 4\u00a0000 pixelov, a pridajte ju znova.',
    taken: 'Tento termín práve niekto obsadil. Vyberte iný.',
  },
  photo: {
    label: 'Fotky',
    hint: 'Najviac 3\u00a0fotky oblečenia, ktoré sa vám páči: .png, .jpg alebo .jpeg, každá do 5\u00a0MB. Môžete ich sem pretiahnuť.',
    camera: 'Odfotiť',
    release: 'Pustite sem',
    remove: 'Odstrániť',
  },
} as const;
