export default {
  title: 'Newsletter',
  heading: 'Jeden dopis týdně. K\u00a0věci.',
  text: 'Co je v\u00a0centru nového: nabídky, program na víkend a\u00a0otevírací doba, když se mění. Odhlásíte se odkazem v\u00a0každém dopise.',
  firstName: 'Jméno',
  lastName: 'Příjmení',
  email: 'E-mail',
  example: 'např. anna@example.com',
  age: 'Je mi alespoň 16 let a\u00a0chci dostávat newsletter.',
  ageError: 'Potvrďte prosím, že je vám alespoň 16 let a\u00a0chcete newsletter dostávat',
  submit: 'Přihlásit se',
  sending: 'Odesíláme…',
  check: 'Opravte prosím:',
  trap: 'Toto pole nechte prázdné',
  close: 'Zavřít',
  created: {
    heading: 'Hotovo. Brzy se ozveme!',
    text: 'První dopis přijde s\u00a0nejbližšími novinkami.',
  },
  updated: {
    heading: 'Už na seznamu jste',
    text: 'Tuto adresu máme. Údaje jsme aktualizovali, nic dalšího není potřeba.',
  },
  mailed: {
    heading: 'Ještě jeden krok',
    text: 'Na tuto adresu jsme poslali dopis s\u00a0odkazem. Přihlášení platí, až je potvrdíte; podívejte se i\u00a0do spamu.',
  },
  confirm: {
    heading: 'Potvrďte přihlášení',
    text: 'Jedno stisknutí a\u00a0adresa je na seznamu. Odhlášení je stejně rychlé.',
    submit: 'Potvrzuji přihlášení',
    done: {
      heading: 'Hotovo. Brzy se ozveme!',
      text: 'Adresa je potvrzená. První dopis přijde s\u00a0nejbližšími novinkami.',
    },
  },
  leave: {
    heading: 'Váš newsletter',
    text: 'Jedno stisknutí a\u00a0další dopisy nedostanete.',
    submit: 'Odhlásit',
    done: { heading: 'Odhlášeno', text: 'Na tuto adresu už žádné dopisy nepošleme.' },
  },
  language: {
    label: 'Jazyk dopisů',
    submit: 'Změnit jazyk',
    done: { heading: 'Změněno', text: 'Příští dopis přijde ve zvoleném jazyce.' },
  },
  invalid: {
    heading: 'Tento odkaz už neplatí',
    text: 'Je starý nebo neúplný. Přihlaste se znovu formulářem dole na stránce.',
  },
  unchanged: 'Nepovedlo se to a\u00a0nic se nezměnilo. Zkuste to za chvíli znovu.',
  failed: 'Odeslání se nepovedlo. Vše, co jste vyplnili, zůstalo na místě: zkuste to za chvíli znovu.',
  tooMany:
    'Příliš mnoho přihlášení z\u00a0této sítě. Zkuste to za pár minut; vyplněné údaje zůstaly na místě.',
} as const;
