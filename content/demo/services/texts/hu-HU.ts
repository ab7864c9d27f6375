import type { ServicesWords } from '../types';

/** Hungarian; facts and tone as in pl-PL. */
// biome-ignore format: one entry a line
export const huHU: ServicesWords = {
  stylistPage: {
    heading: 'Két óra valakivel, aki ismeri az utat',
    description: 'Stylistjaink végigjárják veled az üzleteket, és segítenek választani. Ingyen, vásárlási kötelezettség nélkül, a te keretedből.',
    place: 'Stílusstúdió, második emelet',
    faq: [
      ['Tényleg nem kell fizetnem?', 'Tényleg. A találkozót a központ állja, a stylistok pedig nem kapnak jutalékot az üzletektől. Csak azt veszed meg, amit valóban haza akarsz vinni.'],
      ['Muszáj vennem valamit?', 'Nem. Minden harmadik ember szatyor helyett listával megy haza, és egy hét múlva visszajön. Vagy nem jön vissza, és az is rendben van.'],
      ['Mennyi ideig tart?', 'Két óráig. Negyedóra beszélgetés a stúdióban, a többi az üzletekben. Ha csak egy órád van, foglaláskor szólj.'],
      ['Hány évesnek kell lenni?', 'Tizennyolcnak. A fiatalabbak kísérőként jöhetnek, felnőttel.'],
      ['Hozhatok magammal valakit?', 'Igen, egy embert. Hárommal már szavazás lesz belőle, és a szavazást mindig a bézs pulóver nyeri.'],
      ['Nem szokványos a méretem. Van értelme?', 'Éppen akkor van. Tudjuk, melyik üzletben lóg ott a 32-től 56-ig minden méret, és hol csak a katalógusban.'],
      ['Hogyan tehetem át vagy mondhatom le?', 'Hívd fel a stúdiót legkésőbb egy nappal előtte. Az időpont azonnal visszakerül a táblára, és valaki örülni fog neki.'],
    ],
  },
  stylists: {
    halina: ['Halina Wrzos', 'halina-wrzos', 'Harminc évig varrt színházi jelmezt. Látja, mi fog felgyűrődni, még mielőtt felpróbálnád.', 'Halina harminc éven át öltöztetett színészeket, királytól a szobalányig, néha ugyanazt az embert egyetlen este. Onnan tudja, hogy egy jól álló kabát fél szerep.\n\nKabátban, alkalmi ruhában és mindenben, aminek bélése van, otthon érzi magát. Mérőszalag mindig van nála, és egyenesen beszél, de sosem bántón.'],
    stach: ['Stach Korcz', 'stach-korcz', 'Harmadik generációs szabó. Azok szakértője, akik ki nem állhatják a vásárlást.', 'Stach az apjától vette át a műhelyt, ő meg a nagyapjától. Ma varrás helyett azt mutatja meg, hol lóg a központban a tisztességesen megvarrt holmi, és még indulás előtt leegyezteti az igazítást.\n\nÖltöny munkába, ing, amelyben kapni levegőt, cipő tíz évre. Aki nem szeret próbálni, nála három darabot próbál fel, nem harmincat.'],
    joy: ['Joy Okonjo', 'joy-okonjo', 'Szín, minta, és azok a méretek, amelyekről az üzletek halkabban beszélnek. Ő hangosan.', 'Joy textiltervezőként kezdte Łódźban, és ma is előbb fogja meg az anyagot, csak aztán nézi az árat. Megtanít színt hordani, ha a szekrényed csupa fekete.\n\nSegít munkahelyváltás és szülés után, melegebb országba költözéskor, és amikor visszajössz. Ismer minden próbafülkét, ahol jó a fény. Öt van belőlük.'],
    sasza: ['Sasza Lewin', 'sasza-lewin', 'Utcai divat, használtruha, és egy tizenöt darabos szekrény, amelyben minden illik mindenhez.', 'Sasza a kilencvenes évek pulóvereit gyűjti, és meg tudja különböztetni az igazi kopást a gyáritól. Női és férfirészleg: Saszának ez csak ugyanannak az állványnak a két vége.\n\nElső munka, első lakás, kicsi keret: itt lehet a legtöbbet nyerni. A találkozó végén tizenöt darabos listát kapsz, és a sorrendet, amelyben érdemes megvenni őket.'],
  },
  mediaSale: {
    heading: 'Itt a márkád helye',
    description: 'Hetente több mint kétszázezer ember megy át a központon. Hatféle felület, a parkoló oszlopától az A bejárat fölötti falig, és három ember, aki még aznap válaszol.',
    carouselTitle: 'Felületek',
    carouselDescription: 'Mindegyik a maga szintjén. A szint a név mellett áll.',
    leasing: '## Standok és akciók\n\nA felületek mellett padlót is bérbe adunk: szigeteket mindkét átriumban (6-tól 40 m²-ig), az Északi teret és kóstolóhelyeket a mozgólépcsőknél. Az áramot, az éjszakai beszállítást és az őrzést mi adjuk.\n\nA legrövidebb bérlet egy hétvége, a leghosszabb fél év. Ha állandó üzleten gondolkodsz, kezdd standdal: a legutóbbi tizenegyből ma négynek saját ajtaja van.',
    formHeading: 'Kérdezz időpontot',
    form: 'Írj vagy telefonálj: mit hirdetsz, mikortól és meddig. Az árajánlatot a szabad időpontokkal egy munkanapon belül küldjük.',
    download: 'A felületek műszaki lapja (PDF)',
  },
  advancedMediaSale: {
    heading: 'Felületek méretarányosan',
    description: 'Méretek, szintek és heti létszám. Apró betű nélkül: minden, ami a grafikusnak és a médiatervezőnek kell.',
    carouselTitle: 'Hat felület közelről',
    carouselDescription: 'Az elérés azt jelenti, hányan haladnak el a felület mellett egy héten; a bejáratok és a lépcsők érzékelői számolják.',
    leasing: '## Hogyan dolgozunk\n\nA kampány hétfőn indul, és legalább egy hétig tart. A fájlokat csütörtökig várjuk, vasárnapról hétfőre éjjel szerelünk, a fotókat pedig reggel kilencig elküldjük.\n\nNyomtathat a mi nyomdánk vagy a tiéd, csak az anyagnak legyen tűzvédelmi tanúsítványa. Kampány után a molinókat egy műhelynek adjuk, amely táskát varr belőlük.',
    formHeading: 'Foglalj egy hetet',
    form: 'Írd meg a felület kódját és a hetet a naptárból. Az előfoglalás öt napig él, és nem kerül semmibe.',
    download: 'A felületek műszaki lapja (PDF)',
  },
  surfaces: {
    facade: ['Fal az A bejárat fölött', 'A kerület legnagyobb papírlapja. Látszik a villamosról, a felüljáróról és a fagyisorból.', 'Háló az északi homlokzaton, éjfélig kivilágítva. Egyszerre egy kampány.', 'Mesh háló, PDF 1:10'],
    screen: ['Képernyő az északi átriumban', 'Száznegyvenezer szempár hetente, és a mozgólépcső egyenesen felé viszi őket.', 'LED-képernyő, 2,6 mm-es képpont. Legfeljebb 15 másodperces szpot, minden harmadik percben, hang nélkül.', 'MP4, 2496 × 1404 px'],
    banner: ['Molinók a déli átriumban', 'Két molinó három szinten át. Aki asztalnál ül, az nézi.', 'Kétoldalasak, a harmadik emelettől az elsőig lógnak. Éjszakai szerelés, az árban.', 'Textil, PDF 1:10'],
    totem: ['Totemek a bejáratoknál', 'Tizenkét képernyő szemmagasságban, minden ajtónál és minden kanyarban.', 'Álló képernyők. 10 másodperces szpot egyperces körben, óránként cserélhető tartalommal.', 'MP4 vagy JPG, 1080 × 1920 px'],
    lift: ['Liftajtók', 'Negyven másodpercet várnak előttük. Egy hirdetésnek ez hosszú idő.', 'Fólia nyolc pár ajtón. Középen nyílnak, arcot oda ne tervezz.', 'Fólia, PDF 1:1'],
    pillar: ['Oszlopok a parkolóban', 'Huszonnégy oszlop, minden második autós ezek mellett parkol.', 'Fólia az oszlop négy oldalán. A szektor száma látható marad.', 'Fólia, PDF 1:1'],
  },
  team: {
    head: ['Marta Sikora', 'A bérlet és a média vezetője'],
    screens: ['Dawid Oleksy', 'Képernyők és totemek'],
    spaces: ['Nadia Hrynko', 'Standok, molinók, nyomtatás'],
  },
  pictures: {
    'stylist-halina': 'Portré: Halina Wrzos, ősz konty, kerek szemüveg, nyakában mérőszalag',
    'stylist-stach': 'Portré: Stach Korcz, kopasz fej, bajusz, öltöny és piros nyakkendő',
    'stylist-joy': 'Portré: Joy Okonjo, dús göndör haj, arany fülbevaló, rózsaszín pöttyös ruha',
    'stylist-sasza': 'Portré: Sasza Lewin, fél szemre hulló vörös frufru, csíkos garbó',
    'surface-facade': 'Óriáshirdetés a központ falán, alatta járókelők',
    'surface-screen': 'Az átriumban függő képernyő a mozgólépcső fölött',
    'surface-banner': 'Két hosszú molinó a szintek között',
    'surface-totem': 'Három álló képernyő egy sorban, előttük egy járókelő',
    'surface-lift': 'Fóliázott liftajtó, középen résnyire nyitva',
    'surface-pillar': 'Fóliázott oszlop a parkolóban, autók között',
  },
};
