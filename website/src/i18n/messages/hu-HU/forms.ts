export default {
  title: 'Űrlap',
  name: 'Teljes név',
  firstName: 'Keresztnév',
  lastName: 'Vezetéknév',
  email: 'E-mail-cím',
  phone: 'Telefon',
  company: 'Cég',
  sector: 'Tevékenység',
  optional: 'nem kötelező',
  dataConsent: 'Hozzájárulok, hogy ezeket az adatokat a kérésem intézéséhez felhasználjátok.',
  marketingConsent: 'Kérek híreket az ajánlatokról és az eseményekről (nem kötelező).',
  trap: 'Ezt a mezőt hagyd üresen',
  check: 'Kérjük, javítsd:',
  sending: 'Küldjük…',
  failed: 'Nem sikerült elküldeni. Amit beírtál, megmaradt: próbáld újra egy kicsit később.',
  tooMany: 'Túl sok űrlap erről a hálózatról. Próbáld újra pár perc múlva; amit beírtál, megmaradt.',
  confirm:
    'Még nem ment el: nyomd meg még egyszer az űrlap alatti gombot. Ebből tudjuk, hogy ember ír, nem program. Amit beírtál, megmaradt.',
  retype:
    'Még nem ment el. A böngésződ nem fogad sütiket, ezért amit beírtál, nem jutott el idáig: írd be itt, kérjük, és nyomd meg a gombot.',
  photosAgain: 'A fotókat, kérjük, add hozzá még egyszer.',
  issue: {
    consent: 'E nélkül a hozzájárulás nélkül nem fogadhatjuk az űrlapot',
    day: 'Válassz napot a naptárból, a mait vagy későbbit',
    span: 'Előbb ér véget, mint ahogy elkezdődik',
    unlike: 'Ez ugyanaz, mint a kért időpont. Válassz másikat, vagy hagyd üresen.',
    pixels:
      'Ennyi képpontos fotót nem tudunk megnyitni. Mentsd el 8 és 4000 képpont közötti oldalakkal, és add hozzá újra.',
    taken: 'Ezt az időpontot épp most foglalta le valaki. Válassz másikat.',
  },
  photo: {
    label: 'Fotók',
    hint: 'Legfeljebb 3\u00a0fotó olyan ruhákról, amelyek tetszenek: .png, .jpg vagy .jpeg, egyenként legfeljebb 5\u00a0MB. Ide is húzhatod őket.',
    camera: 'Fotózok',
    release: 'Itt engedd el',
    remove: 'Törlés',
  },
} as const;
