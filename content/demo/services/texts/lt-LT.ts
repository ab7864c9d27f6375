import type { ServicesWords } from '../types';

/** Lithuanian; facts and tone as in pl-PL. */
// biome-ignore format: one entry a line
export const ltLT: ServicesWords = {
  stylistPage: {
    heading: 'Dvi valandos su žmogumi, kuris žino kelią',
    description: 'Mūsų stilistai su jumis apeis parduotuves ir padės išsirinkti. Nemokamai, pirkti neprivaloma, pagal jūsų biudžetą.',
    place: 'Stiliaus studija, 2 lygis',
    faq: [
      ['Tikrai nieko nemoku?', 'Nieko. Už susitikimą moka prekybos centras, o stilistai iš parduotuvių procentų negauna. Perkate tik tai, ką tikrai norite parsinešti namo.'],
      ['Ar privalau ką nors pirkti?', 'Ne. Kas trečias išeina su sąrašu vietoj maišelio ir po savaitės grįžta. Arba negrįžta, ir tai irgi gerai.'],
      ['Kiek trunka susitikimas?', 'Dvi valandas. Ketvirtis valandos pokalbio studijoje, visa kita parduotuvėse. Jei turite tik valandą, pasakykite registruodamiesi.'],
      ['Kiek reikia turėti metų?', 'Aštuoniolika. Jaunesni gali ateiti už kompaniją, su suaugusiuoju.'],
      ['Ar galiu ateiti su kuo nors?', 'Taip, su vienu žmogumi. Su trimis prasideda balsavimas, o balsavimą laimi smėlio spalvos megztinis.'],
      ['Mano dydis nestandartinis. Ar verta?', 'Kaip tik tada ir verta. Žinome, kuriose parduotuvėse dydžiai nuo 32 iki 56 guli lentynoje, o kuriose tik kataloge.'],
      ['Kaip perkelti ar atšaukti?', 'Paskambinkite į studiją vėliausiai dieną prieš. Laikas iškart grįžta į lentą, ir kas nors apsidžiaugs.'],
    ],
  },
  stylists: {
    halina: ['Halina Wrzos', 'halina-wrzos', 'Trisdešimt metų siuvo kostiumus teatrui. Mato, kas užsiraitys, dar prieš jums pasimatuojant.', 'Halina trisdešimt metų rengė aktorius: nuo karalių iki kambarinių, kartais tuos pačius žmones per vieną vakarą. Todėl žino, kad gerai gulintis paltas – jau pusė vaidmens.\n\nGeriausiai jaučiasi tarp paltų, proginių suknelių ir visko, kas turi pamušalą. Nešiojasi siuvėjo centimetrą ir kalba tiesiai, bet niekada neužgauliai.'],
    stach: ['Stach Korcz', 'stach-korcz', 'Trečios kartos siuvėjas. Specialistas žmonėms, kurie negali pakęsti apsipirkimo.', 'Stachas dirbtuvę perėmė iš tėvo, o tas iš senelio. Šiandien, užuot siuvęs, jis rodo, kur prekybos centre guli padoriai pasiūti daiktai, ir dėl pataisymų susitaria dar prieš išeinant.\n\nKostiumas darbui, marškiniai, kuriuose galima kvėpuoti, batai dešimčiai metų. Kas nemėgsta matuotis, pas jį matuojasi tris daiktus, ne trisdešimt.'],
    joy: ['Joy Okonjo', 'joy-okonjo', 'Spalva, raštas ir dydžiai, apie kuriuos parduotuvės kalba tyliau. Ji kalba garsiai.', 'Joy pradėjo kaip audinių dizainerė Lodzėje ir iki šiol pirma paliečia medžiagą, o tik tada pažiūri į kainą. Moko dėvėti spalvą, kai spinta pilna juodos.\n\nPadeda pakeitus darbą, po nėštumo, persikrausčius į šiltesnį kraštą ir grįžus atgal. Pažįsta kiekvieną matavimosi kabiną su gera šviesa. Jų penkios.'],
    sasza: ['Sasza Lewin', 'sasza-lewin', 'Gatvės mada, dėvėti drabužiai ir penkiolikos daiktų spinta, kurioje viskas tarpusavyje dera.', 'Sasza renka dešimtojo dešimtmečio džemperius ir moka atskirti tikrą nutrynimą nuo fabrikinio. Moterų ir vyrų skyriai Saszai – tiesiog du tos pačios kabyklos galai.\n\nPirmas darbas, pirmas butas, mažas biudžetas: čia laimėti galima daugiausia. Po susitikimo gaunate penkiolikos daiktų sąrašą ir eilę, kuria juos verta pirkti.'],
  },
  mediaSale: {
    heading: 'Čia yra vietos jūsų ženklui',
    description: 'Kas savaitę per prekybos centrą praeina daugiau nei du šimtai tūkstančių žmonių. Šešių rūšių plotai, nuo aikštelės kolonos iki sienos virš įėjimo A, ir trys žmonės, kurie atrašo tą pačią dieną.',
    carouselTitle: 'Reklamos plotai',
    carouselDescription: 'Kiekvienas savo lygyje. Lygis nurodytas prie pavadinimo.',
    leasing: '## Prekyvietės ir akcijos\n\nBe reklamos plotų, nuomojame ir grindis: saleles abiejuose atriumuose (nuo 6 iki 40 m²), Šiaurės aikštę ir vietas degustacijoms prie eskalatorių. Elektra, naktiniu pristatymu ir apsauga rūpinamės mes.\n\nTrumpiausia nuoma – vienas savaitgalis, ilgiausia – pusė metų. Jei galvojate apie nuolatines patalpas, pradėkite nuo prekyvietės: iš paskutinių vienuolikos keturios šiandien turi savo duris.',
    formHeading: 'Pasiteiraukite dėl datos',
    form: 'Parašykite arba paskambinkite: ką reklamuojate, nuo kada ir kiek laiko. Kainą su laisvomis datomis atsiunčiame per vieną darbo dieną.',
    download: 'Techninis plotų lapas (PDF)',
  },
  advancedMediaSale: {
    heading: 'Plotai pagal mastelį',
    description: 'Matmenys, lygiai ir žmonių skaičius per savaitę. Be smulkaus šrifto: viskas, ko reikia dizaineriui ir medijų planuotojui.',
    carouselTitle: 'Šeši plotai iš arti',
    carouselDescription: 'Pasiekiamumas – žmonės, per savaitę praeinantys pro plotą; juos skaičiuoja jutikliai prie įėjimų ir laiptų.',
    leasing: '## Kaip dirbame\n\nKampanija prasideda pirmadienį ir trunka bent savaitę. Failų laukiame iki ketvirtadienio, montuojame naktį iš sekmadienio į pirmadienį, o montavimo nuotraukas išsiunčiame iki devintos ryto.\n\nSpausdina mūsų spaustuvė arba jūsų, kad tik medžiaga turėtų nedegumo sertifikatą. Po kampanijos juostas atiduodame dirbtuvei, kuri iš jų siuva krepšius.',
    formHeading: 'Rezervuokite savaitę',
    form: 'Nurodykite ploto kodą ir savaitę iš kalendoriaus. Išankstinė rezervacija laikosi penkias dienas ir nieko nekainuoja.',
    download: 'Techninis plotų lapas (PDF)',
  },
  surfaces: {
    facade: ['Siena virš įėjimo A', 'Didžiausias popieriaus lapas rajone. Matyti iš tramvajaus, nuo viaduko ir iš ledų eilės.', 'Tinklas ant šiaurinio fasado, apšviestas iki vidurnakčio. Vienu metu viena kampanija.', 'Tinklas, PDF 1:10'],
    screen: ['Ekranas šiauriniame atriume', 'Šimtas keturiasdešimt tūkstančių porų akių per savaitę, eskalatoriumi kylančių tiesiai į jį.', 'LED ekranas, taškas 2,6 mm. Iki 15 sekundžių klipas kas trečią minutę, be garso.', 'MP4, 2496 × 1404 px'],
    banner: ['Juostos pietiniame atriume', 'Dvi juostos per tris lygius. Kas sėdi prie staliuko, tas žiūri.', 'Dvipusės, kabo nuo 3 lygio iki 1. Montuojame naktį, įskaičiuota.', 'Audinys, PDF 1:10'],
    totem: ['Stulpai prie įėjimų', 'Dvylika ekranų akių aukštyje, prie kiekvienų durų ir kiekvieno posūkio.', 'Stati ekranai. 10 sekundžių klipas minutės cikle, turinį galima keisti kas valandą.', 'MP4 arba JPG, 1080 × 1920 px'],
    lift: ['Liftų durys', 'Prie jų laukiama keturiasdešimt sekundžių. Reklamai tai ilgai.', 'Plėvelė ant aštuonių durų porų. Jos atsidaro per vidurį, tad veidų ten nepieškite.', 'Plėvelė, PDF 1:1'],
    pillar: ['Aikštelės kolonos', 'Dvidešimt keturios kolonos, prie kurių sustoja kas antras vairuotojas.', 'Plėvelė iš keturių kolonos pusių. Sektoriaus numeris lieka matomas.', 'Plėvelė, PDF 1:1'],
  },
  team: {
    head: ['Marta Sikora', 'Nuomos ir reklamos vadovė'],
    screens: ['Dawid Oleksy', 'Ekranai ir stulpai'],
    spaces: ['Nadia Hrynko', 'Prekyvietės, juostos, spauda'],
  },
  pictures: {
    'stylist-halina': 'Portretas: Halina Wrzos, žilas kuodas, apvalūs akiniai, ant kaklo siuvėjo centimetras',
    'stylist-stach': 'Portretas: Stach Korcz, plikė, ūsai, kostiumas ir raudonas kaklaraištis',
    'stylist-joy': 'Portretas: Joy Okonjo, vešlios garbanos, auksiniai auskarai, rožinė taškuota suknelė',
    'stylist-sasza': 'Portretas: Sasza Lewin, raudoni kirpčiai, krintantys ant vienos akies, dryžuotas golfas',
    'surface-facade': 'Didžiulė reklama ant prekybos centro sienos, po ja praeiviai',
    'surface-screen': 'Atriume virš eskalatoriaus kabantis ekranas',
    'surface-banner': 'Dvi ilgos juostos, kabančios tarp lygių',
    'surface-totem': 'Trys stati ekranai vienoje eilėje, prieš juos praeivis',
    'surface-lift': 'Plėvele apklijuotos lifto durys, pravertos per vidurį',
    'surface-pillar': 'Plėvele apklijuota kolona aikštelėje tarp automobilių',
  },
};
