import type { ServicesWords } from '../types';

/** Romanian; facts and tone as in pl-PL. */
// biome-ignore format: one entry a line
export const roRO: ServicesWords = {
  stylistPage: {
    heading: 'Două ore cu cineva care cunoaște drumul',
    description: 'Stiliștii noștri trec cu tine prin magazine și te ajută să alegi. Gratuit, fără obligația de a cumpăra, în bugetul tău.',
    place: 'Studioul de stil, etajul 2',
    faq: [
      ['Chiar nu plătesc nimic?', 'Nimic. Întâlnirea o plătește centrul, iar stiliștii nu iau comision de la magazine. Cumperi doar ce vrei cu adevărat să duci acasă.'],
      ['Trebuie să cumpăr ceva?', 'Nu. Unul din trei oameni pleacă cu o listă în loc de pungă și se întoarce peste o săptămână. Sau nu se întoarce, și e în regulă și așa.'],
      ['Cât durează întâlnirea?', 'Două ore. Un sfert de oră de vorbă în studio, restul prin magazine. Dacă ai doar o oră, spune-ne la programare.'],
      ['Ce vârstă trebuie să am?', 'Optsprezece ani. Cei mai tineri pot veni ca însoțitori, cu un adult.'],
      ['Pot veni cu cineva?', 'Da, cu o persoană. Cu trei iese un vot, iar la vot câștigă mereu puloverul bej.'],
      ['Am o mărime neobișnuită. Are rost?', 'Tocmai atunci are. Știm ce magazine țin mărimile de la 32 la 56 pe raft și care doar în catalog.'],
      ['Cum mut sau anulez întâlnirea?', 'Sună la studio cel târziu cu o zi înainte. Ora se întoarce imediat pe tablă și cineva se va bucura.'],
    ],
  },
  stylists: {
    halina: ['Halina Wrzos', 'halina-wrzos', 'Treizeci de ani a cusut costume de teatru. Vede ce se va ridica înainte să probezi.', 'Treizeci de ani Halina a îmbrăcat actori: de la regi la cameriste, uneori aceiași oameni în aceeași seară. De acolo știe că un palton care cade bine face jumătate din rol.\n\nSe simte cel mai bine printre paltoane, rochii de ocazie și tot ce are căptușeală. Poartă la ea un centimetru și vorbește pe șleau, dar niciodată cu răutate.'],
    stach: ['Stach Korcz', 'stach-korcz', 'Croitor din a treia generație. Specialist în oameni care nu suportă cumpărăturile.', 'Stach a preluat atelierul de la tatăl lui, iar acesta de la bunic. Azi, în loc să coasă, îți arată unde sunt în centru lucrurile bine făcute și programează retușurile înainte să pleci.\n\nUn costum de serviciu, o cămașă în care se poate respira, pantofi pentru zece ani. Cine nu suportă probele probează cu el trei lucruri, nu treizeci.'],
    joy: ['Joy Okonjo', 'joy-okonjo', 'Culori, imprimeuri și mărimi despre care magazinele vorbesc mai încet. Ea vorbește tare.', 'Joy a început ca designer de țesături la Łódź și până azi pipăie materialul înainte să se uite la preț. Te învață să porți culori când dulapul e plin de negru.\n\nAjută după o schimbare de serviciu, după o sarcină, după o mutare într-o țară mai caldă și înapoi. Știe toate cabinele de probă cu lumină bună. Sunt cinci.'],
    sasza: ['Sasza Lewin', 'sasza-lewin', 'Modă de stradă, second hand și un dulap din cincisprezece lucruri care se potrivesc toate.', 'Sasza strânge hanorace din anii nouăzeci și deosebește uzura adevărată de cea din fabrică. Raionul de femei și cel de bărbați sunt, pentru Sasza, cele două capete ale aceluiași umeraș.\n\nPrima slujbă, prima locuință, buget mic: aici e cel mai mult de câștigat. După întâlnire primești o listă cu cincisprezece lucruri și ordinea în care merită cumpărate.'],
  },
  mediaSale: {
    heading: 'Aici e loc pentru brandul tău',
    description: 'În fiecare săptămână trec prin centru peste două sute de mii de oameni. Șase feluri de suporturi, de la stâlpul din parcare la peretele de deasupra intrării A, și trei oameni care răspund în aceeași zi.',
    carouselTitle: 'Suporturi',
    carouselDescription: 'Fiecare la etajul lui. Nivelul e scris lângă nume.',
    leasing: '## Standuri și acțiuni\n\nPe lângă suporturi închiriem și podeaua: insule în ambele atriumuri (de la 6 la 40 m²), Piața de Nord și locuri de degustare lângă scările rulante. De curent, livrare noaptea și pază ne ocupăm noi.\n\nCea mai scurtă închiriere e un weekend, cea mai lungă o jumătate de an. Dacă te gândești la un magazin, începe cu un stand: din ultimele unsprezece, patru au azi ușa lor.',
    formHeading: 'Întreabă de o dată',
    form: 'Scrie sau sună: ce promovezi, de când și pentru cât timp. Oferta de preț, cu datele libere, vine într-o zi lucrătoare.',
    download: 'Fișa tehnică a suporturilor (PDF)',
  },
  advancedMediaSale: {
    heading: 'Suporturi la scară',
    description: 'Dimensiuni, etaje și oameni pe săptămână. Fără litere mici: tot ce le trebuie graficianului și planificatorului media.',
    carouselTitle: 'Șase suporturi, de aproape',
    carouselDescription: 'Audiența înseamnă oamenii care trec într-o săptămână pe lângă suport; îi numără senzorii de la intrări și de pe scări.',
    leasing: '## Cum lucrăm\n\nCampania începe lunea și ține cel puțin o săptămână. Fișierele le primim până joi, montăm în noaptea de duminică spre luni, iar pozele de la montaj le trimitem până la nouă dimineața.\n\nPrintul îl face tipografia noastră sau a ta, numai să fie pe material cu certificat ignifug. După campanie bannerele ajung la un atelier care face din ele sacoșe.',
    formHeading: 'Rezervă o săptămână',
    form: 'Spune-ne codul suportului și săptămâna din calendar. Rezervarea provizorie ține cinci zile și nu costă nimic.',
    download: 'Fișa tehnică a suporturilor (PDF)',
  },
  surfaces: {
    facade: ['Peretele de deasupra intrării A', 'Cea mai mare foaie din cartier. Se vede din tramvai, de pe viaduct și de la coada la înghețată.', 'Plasă pe fațada de nord, luminată până la miezul nopții. O singură campanie odată.', 'Mesh, PDF 1:10'],
    screen: ['Ecranul din atriumul de nord', 'O sută patruzeci de mii de perechi de ochi pe săptămână, care urcă pe scară drept spre el.', 'Ecran LED, pixel de 2,6 mm. Spot de până la 15 secunde, la fiecare trei minute, fără sunet.', 'MP4, 2496 × 1404 px'],
    banner: ['Bannere în atriumul de sud', 'Două bannere pe trei etaje. Cine stă la masă se uită.', 'Cu două fețe, atârnă de la etajul 3 până la 1. Montajul, noaptea, e inclus.', 'Textil, PDF 1:10'],
    totem: ['Totemuri la intrări', 'Douăsprezece ecrane la nivelul ochilor, la fiecare ușă și la fiecare cotitură.', 'Ecrane verticale. Spot de 10 secunde într-o buclă de un minut; conținutul se poate schimba din oră în oră.', 'MP4 sau JPG, 1080 × 1920 px'],
    lift: ['Ușile lifturilor', 'Lângă ele se așteaptă patruzeci de secunde. Pentru o reclamă e mult.', 'Folie pe opt perechi de uși. Se deschid la mijloc, așa că nu pune acolo un chip.', 'Folie, PDF 1:1'],
    pillar: ['Stâlpii din parcare', 'Douăzeci și patru de stâlpi; unul din doi șoferi parchează lângă ei.', 'Folie pe cele patru fețe ale stâlpului. Numărul sectorului rămâne la vedere.', 'Folie, PDF 1:1'],
  },
  team: {
    head: ['Marta Sikora', 'Șefa de închirieri și media'],
    screens: ['Dawid Oleksy', 'Ecrane și totemuri'],
    spaces: ['Nadia Hrynko', 'Standuri, bannere, print'],
  },
  pictures: {
    'stylist-halina': 'Portret: Halina Wrzos, coc alb, ochelari rotunzi, centimetru la gât',
    'stylist-stach': 'Portret: Stach Korcz, chel, cu mustață, costum și cravată roșie',
    'stylist-joy': 'Portret: Joy Okonjo, bucle mari, cercei aurii, rochie roz cu buline',
    'stylist-sasza': 'Portret: Sasza Lewin, breton roșcat peste un ochi, helancă în dungi',
    'surface-facade': 'O reclamă uriașă pe peretele centrului, dedesubt trecători',
    'surface-screen': 'Un ecran atârnat în atrium, deasupra scărilor rulante',
    'surface-banner': 'Două bannere lungi, suspendate între etaje',
    'surface-totem': 'Trei ecrane verticale în rând, prin fața lor trece cineva',
    'surface-lift': 'O ușă de lift acoperită cu folie, întredeschisă la mijloc',
    'surface-pillar': 'Un stâlp acoperit cu folie, în parcare, între mașini',
  },
};
