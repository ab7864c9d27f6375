export default {
  title: 'Formulář',
  name: 'Jméno a\u00a0příjmení',
  firstName: 'Jméno',
  lastName: 'Příjmení',
  email: 'E-mail',
  phone: 'Telefon',
  company: 'Firma',
  sector: 'Obor',
  optional: 'nepovinné',
  dataConsent: 'Souhlasím, abyste tyto údaje použili k\u00a0vyřízení této žádosti.',
  marketingConsent: 'Chci dostávat zprávy o\u00a0nabídkách a\u00a0událostech (nepovinné).',
  trap: 'Toto pole nechte prázdné',
  check: 'Opravte prosím:',
  sending: 'Odesíláme…',
  failed: 'Odeslání se nepovedlo. Vše, co jste vyplnili, zůstalo na místě: zkuste to za chvíli znovu.',
  tooMany:
    'Příliš mnoho formulářů z\u00a0této sítě. Zkuste to za pár minut; vyplněné údaje zůstaly na místě.',
  confirm:
    'Zatím neodesláno: stiskněte tlačítko pod formulářem ještě jednou. Poznáme tak, že píše člověk, a\u00a0ne program. Vše, co jste vyplnili, zůstalo na místě.',
  retype:
    'Zatím neodesláno. Váš prohlížeč nepřijímá cookies, a\u00a0proto se sem vyplněné údaje nepřenesly: vyplňte je prosím tady a\u00a0stiskněte tlačítko.',
  photosAgain: 'Fotky prosím přidejte ještě jednou.',
  issue: {
    consent: 'Bez tohoto souhlasu nemůžeme formulář přijmout',
    day: 'Vyberte den z\u00a0kalendáře, nejdřív dnešní',
    span: 'Konec je dřív než začátek',
    unlike: 'To je stejný termín jako první. Vyberte jiný, nebo nechte pole prázdné.',
    pixels:
      'Fotku o tolika pixelech neotevřeme. Uložte ji tak, aby měly strany 8 až 4\u00a0000 pixelů, a přidejte ji znovu.',
    taken: 'Tento termín právě někdo obsadil. Vyberte jiný.',
  },
  photo: {
    label: 'Fotky',
    hint: 'Nejvýše 3\u00a0fotky oblečení, které se vám líbí: .png, .jpg nebo .jpeg, každá do 5\u00a0MB. Můžete je přetáhnout sem.',
    camera: 'Vyfotit',
    release: 'Pusťte je sem',
    remove: 'Odebrat',
  },
} as const;
