import {
  box,
  building,
  cup,
  type Drawing,
  disc,
  dome,
  ground,
  group,
  line,
  rays,
  repeat,
  ring,
  shape,
} from '../draw';
import {
  COFFEE,
  GREEN,
  GREEN_DEEP,
  GREEN_LIGHT,
  ICE,
  INK,
  PINK,
  SKIN_1,
  SKIN_2,
  SKIN_3,
  STONE,
  VERMILION,
  WHITE,
  YELLOW,
} from '../palette';

/** Landolt ring of an eye chart, open towards `turn` degrees. */
function sightRing(x: number, y: number, r: number, turn: number): string {
  return group(
    `translate(${x} ${y}) rotate(${turn})`,
    ring(0, 0, r, INK, r * 0.5),
    box(0, -r * 0.27, r * 1.4, r * 0.54, WHITE),
  );
}

/** Daisy of eight petals. */
function daisy(
  x: number,
  y: number,
  r: number,
  petal: typeof PINK | typeof WHITE | typeof VERMILION,
): string {
  return (
    repeat(8, (i) => {
      const a = (Math.PI * i) / 4;
      return disc(x + r * Math.cos(a), y + r * Math.sin(a), r * 0.52, petal);
    }) + disc(x, y, r * 0.62, YELLOW)
  );
}

/** Floor 0: beauty and services. */
export const groundFloorScenes = {
  'scene-beauty': [
    ground(GREEN),
    shape('M70 0H400V400H200L70 330Z', INK),
    shape('M118 60A160 160 0 0 1 278 -60H440V210A150 150 0 0 1 290 372H264A146 146 0 0 1 118 226Z', SKIN_2),
    shape('M118 130A150 150 0 0 0 268 -40L440 -30V-100H90V130Z', INK),
    line('M150 132q30-24 64-4M300 128q34-20 64 4', INK, 12),
    line('M152 166a34 34 0 0 0 62 0', INK, 8),
    line('M302 166a34 34 0 0 0 62 0', INK, 8),
    line('M166 190l-8 13M184 196v15M202 190l8 13M316 190l-8 13M334 196v15M352 190l8 13', INK, 6),
    line('M258 150V236H236', SKIN_3, 8),
    disc(160, 240, 30, VERMILION, { opacity: 0.75 }),
    disc(356, 240, 30, VERMILION, { opacity: 0.75 }),
    shape('M196 282q32-26 61-8 29-18 61 8-20 42-61 42t-61-42Z', PINK),
    line('M196 282q61 14 122 0', SKIN_3, 5),
    shape('M20 420L128 300L168 340L92 420Z', YELLOW),
    shape('M128 300L190 244L222 274L168 340Z', WHITE),
    shape('M196 250L226 222A16 16 0 0 1 244 250L218 276Z', VERMILION),
    shape('M-40 420V350L50 318A40 40 0 0 1 100 352L60 420Z', SKIN_1),
    line('M44 340l48 30M30 362l44 28', SKIN_2, 5),
    ring(112, 300, 22, YELLOW, 10),
  ],
  'scene-perfume': [
    ground(GREEN),
    shape('M180 132A220 220 0 0 1 400 -88V132Z', PINK),
    shape('M180 132H400V290A220 158 0 0 1 180 132Z', GREEN_LIGHT),
    shape('M180 132L400 30V132Z', WHITE),
    shape('M180 132H400V214Z', YELLOW),
    box(36, 190, 176, 230, WHITE),
    shape('M54 268A70 70 0 0 1 124 338H54ZM194 268A70 70 0 0 0 124 338H194Z', PINK),
    box(54, 336, 140, 70, PINK),
    disc(124, 252, 26, VERMILION),
    box(98, 158, 52, 32, INK),
    box(86, 100, 76, 58, YELLOW),
    box(162, 118, 20, 28, INK),
    shape('M-40 60L70 52A30 30 0 0 1 150 84V100H62L-40 150Z', SKIN_1),
    line('M76 76h52', SKIN_2, 5),
    shape('M112 70H140A16 16 0 0 1 150 84V88H112Z', VERMILION),
  ],
  'scene-hairdresser': [
    ground(GREEN),
    shape('M60 420V250A140 140 0 0 1 340 250V420Z', INK),
    shape('M112 400V236A40 40 0 0 0 152 196H330V300A100 100 0 0 1 230 400Z', SKIN_1),
    line('M164 252h44M262 252h44', INK, 11),
    line('M168 282a20 20 0 0 0 38 0M266 282a20 20 0 0 0 38 0', INK, 7),
    line('M236 264v58h-20', SKIN_2, 7),
    line('M206 354a34 20 0 0 0 62 0', VERMILION, 12),
    shape('M60 250A140 140 0 0 1 340 250L330 214H152A40 40 0 0 1 112 254V420H60Z', INK),
    line('M92 250a108 108 0 0 1 90-106M120 256a80 80 0 0 1 66-78M74 216a124 124 0 0 1 98-94', GREEN_LIGHT, 7),
    group(
      'rotate(22 250 110)',
      box(160, 66, 260, 34, YELLOW),
      repeat(11, (i) => box(166 + i * 22, 98, 11, 62, YELLOW)),
    ),
    shape('M420 40L330 62A26 26 0 0 0 340 112L420 132Z', SKIN_3),
  ],
  'scene-pharmacy': [
    ground(GREEN),
    box(128, 16, 144, 368, WHITE),
    box(16, 128, 368, 144, WHITE),
    line('M200 306V112', GREEN, 10),
    shape('M200 246A92 92 0 0 1 108 154A92 92 0 0 1 200 246Z', GREEN_LIGHT),
    shape('M200 246V154H108A92 92 0 0 0 200 246Z', GREEN),
    shape('M200 200V108H292A92 92 0 0 1 200 200Z', GREEN_LIGHT),
    shape('M200 116V44A72 72 0 0 1 200 116Z', GREEN),
    shape('M200 124A62 62 0 0 1 168 70A62 62 0 0 1 200 30A62 62 0 0 1 232 70A62 62 0 0 1 200 124Z', GREEN),
    shape('M150 288H250L238 362H162Z', VERMILION),
    box(140, 276, 120, 26, INK),
    group(
      'translate(322 226) rotate(-38)',
      shape('M-54 -22H0V22H-54A22 22 0 0 1 -54 -22Z', VERMILION),
      shape('M54 -22H0V22H54A22 22 0 0 0 54 -22Z', PINK),
    ),
    disc(72, 176, 24, YELLOW),
    line('M56 176h32', INK, 6),
  ],
  'scene-optician': [
    ground(GREEN),
    box(70, 0, 260, 400, WHITE),
    sightRing(200, 66, 34, 0),
    sightRing(130, 158, 25, 90),
    sightRing(270, 158, 25, 180),
    sightRing(110, 338, 15, 0),
    sightRing(170, 338, 15, 180),
    sightRing(230, 338, 15, -90),
    sightRing(290, 338, 15, 90),
    disc(176, 218, 96, ICE),
    group('translate(176 218) rotate(-90)', ring(0, 0, 46, INK, 24), box(0, -13, 76, 26, ICE)),
    ring(176, 218, 96, YELLOW, 22),
    line('M248 290L360 402', INK, 40),
    line('M248 290L282 324', VERMILION, 40),
  ],
  'scene-services': [
    ground(GREEN),
    rays(200, 280, 16, 196, 290, YELLOW, 12),
    box(0, 318, 400, 90, INK),
    shape('M60 300A140 140 0 0 1 340 300Z', WHITE),
    shape('M90 300A110 110 0 0 1 168 195', WHITE, { stroke: ICE, width: 18 }),
    box(36, 296, 328, 28, YELLOW),
    box(186, 132, 28, 36, INK),
    box(164, 116, 72, 22, INK),
    shape('M160 -20H250V60A24 24 0 0 1 226 84V104A26 26 0 0 1 174 104V70L160 40Z', SKIN_1),
    shape('M180 92H220V104A20 20 0 0 1 180 104Z', PINK),
    shape('M250 -20H330V40A40 40 0 0 1 250 50Z', SKIN_1),
    line('M250 -10V56', SKIN_2, 5),
  ],
  'scene-bank': [
    ground(GREEN),
    shape('M20 128L200 18L380 128Z', WHITE),
    disc(200, 88, 24, YELLOW),
    box(20, 128, 360, 26, INK),
    repeat(4, (c) =>
      repeat(7, (i) => box(46 + c * 84, 160 + i * 24, 56, 19, (i + c) % 7 === 3 ? VERMILION : YELLOW)),
    ),
    box(20, 330, 360, 24, WHITE),
    box(0, 354, 400, 60, INK),
    disc(340, 330, 44, YELLOW, { stroke: INK, width: 8 }),
    building(326, 304, 0.066, INK),
  ],
  'scene-post': [
    ground(GREEN),
    line('M-20 150H70M-20 214H36M-20 278H60', GREEN_LIGHT, 16),
    group(
      'rotate(-8 220 214)',
      box(76, 104, 330, 220, WHITE),
      shape('M76 324L190 206M406 324L292 206', WHITE, { stroke: INK, width: 7 }),
      shape('M76 104H406L268 232A40 40 0 0 1 214 232Z', STONE, { stroke: INK, width: 7 }),
      disc(241, 226, 34, VERMILION),
      shape('M241 210a9 9 0 0 1 18 6q0 14-18 28q-18-14-18-28a9 9 0 0 1 18-6Z', WHITE),
      repeat(4, (i) => box(96 + i * 62, 310, 31, 14, VERMILION)),
    ),
    shape('M330 20H440V130H330Z', YELLOW),
    shape('M346 114L372 62L398 114Z', GREEN),
    disc(352, 48, 12, VERMILION),
    repeat(6, (i) => disc(330, 22 + i * 21, 6, GREEN)),
  ],
  'scene-repairs': [
    ground(GREEN),
    group(
      'rotate(12 200 200)',
      box(104, -6, 192, 420, INK),
      box(120, 30, 160, 330, ICE),
      shape('M120 30H280V110A160 160 0 0 1 120 270Z', WHITE),
      line('M252 30L214 118L254 156L190 220L214 268', INK, 7),
      line('M214 118L160 96M190 220L130 214M254 156L280 168', INK, 5),
      group(
        'rotate(-32 206 188)',
        shape('M112 152H300A36 36 0 0 1 300 224H112A36 36 0 0 1 112 152Z', SKIN_1),
        box(164, 152, 84, 72, PINK),
        repeat(9, (i) => disc(182 + (i % 3) * 24, 168 + Math.floor(i / 3) * 20, 4.5, SKIN_2)),
      ),
    ),
  ],
  'scene-flowers': [
    ground(GREEN),
    line('M200 300V120M160 310L96 170M240 310L312 190', GREEN_LIGHT, 12),
    shape('M200 240A74 74 0 0 1 126 166A74 74 0 0 1 200 240Z', GREEN_LIGHT),
    shape('M216 270A80 80 0 0 1 296 250A80 80 0 0 1 216 270Z', GREEN_LIGHT),
    daisy(96, 140, 58, PINK),
    daisy(316, 164, 50, WHITE),
    shape('M140 60A60 60 0 0 0 200 120A60 60 0 0 0 260 60V24L228 54L200 14L172 54L140 24Z', VERMILION),
    shape('M118 262H282A110 110 0 0 1 250 420H150A110 110 0 0 1 118 262Z', INK),
    shape('M118 262H282A110 110 0 0 1 284 300H116A110 110 0 0 1 118 262Z', YELLOW),
    line('M112 340L146 316L180 340L214 316L248 340L286 316', WHITE, 8),
  ],
  'scene-cafe': [
    ground(GREEN),
    shape('M214 176A104 104 0 0 1 422 176H372A54 54 0 0 0 264 176Z', YELLOW),
    line('M272 150L222 128M294 124L262 76M346 126L368 76', SKIN_2, 8),
    shape('M40 216H300V250A130 130 0 0 1 170 380A130 130 0 0 1 40 250Z', WHITE),
    ring(306, 268, 42, WHITE, 22),
    box(40, 206, 260, 26, COFFEE),
    shape('M40 300A130 130 0 0 0 170 380A130 130 0 0 0 300 250V232H262A120 120 0 0 1 40 300Z', ICE),
    line('M100 180q-26-28 0-56t0-56M152 180q-26-28 0-56t0-56', WHITE, 12),
    box(-10, 376, 420, 40, INK),
  ],
  'scene-travel': [
    ground(GREEN),
    line('M140 84V40H260V84', INK, 20),
    box(40, 80, 320, 250, ICE),
    disc(236, 190, 74, YELLOW),
    box(40, 232, 320, 98, WHITE),
    line('M40 262q20-20 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0', GREEN, 9),
    line('M40 298q20-20 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0', GREEN, 9),
    line('M116 250q26-60 0-116', COFFEE, 14),
    shape('M116 140A62 62 0 0 0 54 178A62 62 0 0 1 116 140A62 62 0 0 1 178 178A62 62 0 0 0 116 140Z', GREEN),
    shape(
      'M116 140A66 66 0 0 1 190 110A66 66 0 0 1 116 140A66 66 0 0 1 50 106A66 66 0 0 1 116 140Z',
      GREEN_DEEP,
    ),
    box(40, 80, 30, 30, VERMILION),
    box(330, 80, 30, 30, VERMILION),
    box(40, 300, 30, 30, VERMILION),
    box(330, 300, 30, 30, VERMILION),
    box(96, 330, 40, 34, INK),
    box(264, 330, 40, 34, INK),
  ],
} satisfies Record<string, Drawing>;

export const groundFloorOffers = {
  'offer-coffee': [
    ground(GREEN),
    disc(200, 200, 176, WHITE),
    disc(200, 200, 124, COFFEE),
    rays(200, 200, 12, 136, 160, INK, 8),
    box(340, 176, 80, 48, WHITE),
    line('M200 200V100M200 200L134 162', YELLOW, 16, { round: true }),
    disc(200, 200, 16, YELLOW),
    line('M110 230a96 96 0 0 0 120 62', STONE, 8),
  ],
  'offer-eyes': [
    ground(GREEN),
    line(
      'M30 210a84 84 0 1 0 168 0a84 84 0 1 0-168 0ZM202 210a84 84 0 1 0 168 0a84 84 0 1 0-168 0Z',
      YELLOW,
      26,
    ),
    line('M30 190L-80 160M370 190L480 160', YELLOW, 20),
    disc(128, 222, 34, WHITE),
    disc(272, 222, 34, WHITE),
    disc(140, 222, 17, INK),
    disc(284, 222, 17, INK),
    line('M70 112q44-36 88 0M242 112q44-36 88 0', WHITE, 14),
  ],
  'offer-lipstick': [
    ground(GREEN),
    ...(
      [
        [24, 190, PINK],
        [116, 120, VERMILION],
        [208, 220, SKIN_2],
        [300, 60, YELLOW],
      ] as const
    ).map(
      ([x, y, paint]) =>
        shape(`M${x + 8} ${y + 60}L${x + 68} ${y}V${y + 130}H${x + 8}Z`, paint) +
        box(x, y + 110, 76, 70, WHITE) +
        box(x, y + 132, 76, 10, INK) +
        box(x - 6, y + 180, 88, 400, INK),
    ),
  ],
  'offer-haircut': [
    ground(GREEN),
    shape('M-10 176H150A24 24 0 0 1 150 224H-10Z', YELLOW),
    line('M-10 188H146M-10 200H152M-10 212H146', SKIN_2, 5),
    shape('M66 96L262 214L236 252Z', WHITE),
    shape('M66 304L262 186L236 148Z', ICE),
    line('M250 232L300 262M250 168L300 138', INK, 30),
    ring(340, 102, 48, VERMILION, 28),
    ring(340, 298, 48, VERMILION, 28),
    disc(248, 200, 13, INK),
  ],
  'offer-key': [
    ground(GREEN),
    group(
      'rotate(-28 200 200)',
      shape('M176 250H400V292H376V320H346V292H318V312H288V292H176Z', GREEN_LIGHT),
      ring(116, 270, 60, GREEN_LIGHT, 38),
      shape('M176 120H400V162H376V194H346V162H318V184H288V162H176Z', YELLOW),
      ring(116, 140, 60, YELLOW, 38),
      ring(62, 140, 34, WHITE, 9),
    ),
  ],
} satisfies Record<string, Drawing>;

function stall(
  x: number,
  awning: typeof VERMILION | typeof PINK | typeof YELLOW,
  scallop: typeof WHITE | typeof VERMILION,
  higher = 0,
): string {
  return (
    box(x, 236 - higher, 120, 170 + higher, INK) +
    box(x + 10, 262 - higher, 100, 54, YELLOW) +
    shape(`M${x - 10} ${236 - higher}V${196 - higher}H${x + 130}V${236 - higher}Z`, awning) +
    repeat(5, (i) => cup(x + 4 + i * 28, 236 - higher, 14, i % 2 ? awning : scallop)) +
    box(x + 6, 316 - higher, 108, 14, scallop)
  );
}

export const groundFloorEvents = {
  'event-market': [
    ground(GREEN),
    disc(330, 10, 70, WHITE),
    line('M-20 40Q200 180 420 40', INK, 5),
    ...(
      [
        [20, 62, YELLOW],
        [74, 88, VERMILION],
        [130, 104, PINK],
        [190, 110, YELLOW],
        [250, 104, VERMILION],
        [308, 88, PINK],
        [362, 62, YELLOW],
      ] as const
    ).map(([x, y, paint]) => disc(x, y, 11, paint)),
    stall(-30, VERMILION, WHITE),
    stall(130, PINK, VERMILION, 26),
    stall(290, YELLOW, WHITE),
    box(0, 390, 400, 30, WHITE),
    dome(58, 316, 22, SKIN_1),
    dome(58, 296, 24, VERMILION),
    dome(190, 290, 22, SKIN_3),
    dome(190, 270, 24, WHITE),
    shape('M104 420V350a30 30 0 0 1 60 0V420Z', YELLOW),
    disc(134, 312, 22, SKIN_2),
    dome(134, 308, 24, PINK),
    shape('M252 420V372a24 24 0 0 1 48 0V420Z', PINK),
    disc(276, 340, 18, SKIN_1),
    dome(276, 338, 20, INK),
  ],
  'event-chess': [
    ground(GREEN),
    ...[0, 1, 2, 3].flatMap((r) =>
      [0, 1, 2, 3].map((c) => ((r + c) % 2 ? '' : box(c * 100, 262 + r * 46, 100, 46, WHITE))),
    ),
    shape(
      'M30 300H190V272H176A120 120 0 0 0 158 60L150 30L120 56A120 120 0 0 0 44 130L22 190L44 216L96 190A90 90 0 0 0 106 172A110 110 0 0 1 46 272H30Z',
      INK,
    ),
    disc(102, 112, 9, YELLOW),
    shape('M230 300H370V272H352L336 150H358V122H318A34 34 0 1 0 282 122H242V150H264L248 272H230Z', YELLOW),
    box(292, 26, 16, 52, YELLOW),
    box(276, 40, 48, 16, YELLOW),
  ],
  'event-dog': [
    ground(GREEN),
    shape('M96 420V350A104 90 0 0 1 304 350V420Z', YELLOW),
    shape('M80 110H320V230A120 130 0 0 1 80 230Z', WHITE),
    shape('M200 110H320V230A100 100 0 0 1 262 190A70 70 0 0 1 200 110Z', SKIN_1),
    shape('M100 70A90 90 0 0 0 10 160V240A70 70 0 0 0 96 180V130L130 96Z', INK),
    shape('M300 70A90 90 0 0 1 390 160V240A70 70 0 0 1 304 180V130L270 96Z', COFFEE),
    dome(200, 116, 112, WHITE),
    shape('M200 4A112 112 0 0 1 312 116H216A60 60 0 0 1 200 70Z', SKIN_1),
    disc(152, 176, 17, INK),
    disc(250, 176, 17, INK),
    disc(146, 170, 5, WHITE),
    disc(244, 170, 5, WHITE),
    shape('M160 226H240A40 40 0 0 1 160 226Z', INK),
    line('M200 250V290M148 276a26 26 0 0 0 52 10a26 26 0 0 0 52-10', INK, 8),
    shape('M180 302H220V330A20 20 0 0 1 180 330Z', PINK),
    box(110, 356, 180, 26, VERMILION),
    disc(200, 388, 22, WHITE),
  ],
  'event-plants': [
    ground(GREEN),
    line('M118 260V150', GREEN_DEEP, 12),
    shape('M118 220A90 90 0 0 1 28 130V90A90 90 0 0 1 118 180Z', YELLOW),
    shape('M118 190A90 90 0 0 0 196 100V70A90 90 0 0 0 118 150Z', PINK),
    shape('M62 250H176L160 350H78Z', VERMILION),
    shape('M-20 300L90 306A24 24 0 0 1 100 350L-20 400Z', SKIN_2),
    shape('M252 250V120A34 34 0 0 1 320 120V250Z', GREEN_LIGHT),
    shape(
      'M252 200H230A20 20 0 0 1 210 180V140A12 12 0 0 1 234 140V172H252ZM320 176H342V150A12 12 0 0 1 366 150V184A20 20 0 0 1 346 204H320Z',
      GREEN_LIGHT,
    ),
    line('M270 120v120M286 104v136M302 120v120', WHITE, 5, { dash: '6 14' }),
    disc(286, 78, 18, VERMILION),
    shape('M228 250H344L330 350H242Z', WHITE),
    line('M236 296H338', INK, 8),
    shape('M420 300L312 306A24 24 0 0 0 302 350L420 400Z', SKIN_1),
  ],
  'event-nicholas': [
    ground(GREEN),
    ...(
      [
        [40, 60],
        [92, 190],
        [30, 300],
        [352, 230],
        [376, 100],
        [296, 30],
      ] as const
    ).map(([x, y]) => disc(x, y, 9, WHITE)),
    line('M352 420V120a34 34 0 1 0-68 0', YELLOW, 18),
    shape('M76 420A124 130 0 0 1 324 420Z', VERMILION),
    shape('M112 180L128 60L200 4L272 60L288 180Z', VERMILION),
    box(188, 30, 24, 150, YELLOW),
    box(150, 86, 100, 24, YELLOW),
    box(112, 156, 176, 30, WHITE),
    box(128, 186, 144, 60, SKIN_1),
    line('M148 214a16 16 0 0 1 30 0M222 214a16 16 0 0 1 30 0', INK, 7),
    shape('M104 200H130A70 60 0 0 0 200 236A70 60 0 0 0 270 200H296V260A96 130 0 0 1 104 260Z', WHITE),
    shape('M200 236A44 30 0 0 1 140 250A50 50 0 0 0 200 268A50 50 0 0 0 260 250A44 30 0 0 1 200 236Z', ICE),
    disc(200, 232, 15, PINK),
    shape('M182 284H218A18 18 0 0 1 182 284Z', VERMILION),
  ],
} satisfies Record<string, Drawing>;
