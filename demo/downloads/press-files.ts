import { CENTRE } from '../structure/centre.ts';
import { PRESS_CONTACT } from '../structure/news.ts';
import { FLOOR_PAINT, INK, STONE, WHITE } from '../structure/palette.ts';
import { TENANTS } from '../structure/tenants.ts';
import { A4, type PdfPage, pdfBox, pdfFile, pdfLine, pdfPath, pdfText } from './pdf.ts';

const MARGIN = 48;

/** The building seen from above, its turns drawn with corners. */
function mark(x: number, y: number, scale: number, fill: string, hole: string): string[] {
  const at = (points: readonly (readonly [number, number])[]) =>
    points.map(([px, py]): [number, number] => [x + px * scale, y + py * scale]);
  const half = (top: number) =>
    at([
      [0, top],
      [370, top],
      [470, top + 28],
      [542, top + 100],
      [570, top + 200],
      [542, top + 300],
      [470, top + 372],
      [370, top + 400],
      [0, top + 400],
    ]);
  const court = (top: number) =>
    at([
      [150, top],
      [370, top],
      [420, top + 21],
      [440, top + 70],
      [420, top + 119],
      [370, top + 140],
      [150, top + 140],
    ]);
  return [
    pdfPath(half(0), fill),
    pdfPath(half(400), fill),
    pdfPath(court(130), hole),
    pdfPath(court(530), hole),
  ];
}

function head(title: string): string[] {
  return [
    pdfBox(0, 0, A4.width, 168, INK),
    ...mark(A4.width - MARGIN - 80, 28, 0.14, WHITE, INK),
    pdfText(MARGIN, 82, CENTRE.name, { size: 16, colour: WHITE }),
    pdfText(MARGIN, 128, title, { size: 44, bold: true, colour: WHITE }),
  ];
}

function foot(): string[] {
  const { name, phone, email } = PRESS_CONTACT;
  return [
    pdfLine([MARGIN, 770], [A4.width - MARGIN, 770], INK, 3),
    pdfText(MARGIN, 796, `${name}, ${phone}, ${email}`, { size: 11, bold: true, colour: INK }),
    pdfText(MARGIN, 812, `${CENTRE.street}, ${CENTRE.postcode} ${CENTRE.city}`, { size: 11, colour: INK }),
  ];
}

function paragraphs(lines: readonly string[], from: number): string[] {
  return lines.map((words, index) => pdfText(MARGIN, from + index * 19, words, { size: 12, colour: INK }));
}

const FIGURES: readonly (readonly [string, string])[] = [
  ['5', 'floors, from the car park to the cinema'],
  [String(TENANTS.length), 'shops, restaurants and services'],
  ['1,800', 'parking spaces, three hours free'],
  ['180', 'covered places for bicycles'],
  ['640', 'solar panels on the south roof'],
];

const FLOORS = [
  [3, 'Food, cinema, the ice rink on the roof'],
  [2, 'Home, children, sport'],
  [1, 'Fashion'],
  [0, 'Beauty and services'],
  [-1, 'Car park and supermarket'],
] as const;

const facts: PdfPage = {
  ...A4,
  parts: [
    ...head('Press kit'),
    ...FIGURES.flatMap(([number, words], index) => [
      pdfText(MARGIN, 250 + index * 92, number, { size: 62, bold: true, colour: INK }),
      pdfText(270, 250 + index * 92, words, { size: 15, colour: INK }),
      pdfLine([MARGIN, 270 + index * 92], [A4.width - MARGIN, 270 + index * 92], INK, 1),
    ]),
    ...foot(),
  ],
};

const floors: PdfPage = {
  ...A4,
  parts: [
    pdfBox(0, 0, A4.width, A4.height, STONE),
    pdfText(MARGIN, 84, 'Colour means floor', { size: 34, bold: true, colour: INK }),
    ...FLOORS.flatMap(([level, words], index) => {
      const top = 112 + index * 98;
      const on = level === 0 || level === -1 ? WHITE : INK;
      const name = String(level).replace('-', '\u2013');
      return [
        pdfBox(MARGIN, top, A4.width - 2 * MARGIN, 98, FLOOR_PAINT[level]),
        pdfText(MARGIN + 20, top + 72, name, { size: 64, bold: true, colour: on }),
        pdfText(MARGIN + 130, top + 46, words, { size: 15, bold: true, colour: on }),
        pdfText(MARGIN + 130, top + 70, FLOOR_PAINT[level], { size: 12, colour: on }),
      ];
    }),
    ...paragraphs(
      [
        'The building stands in Bielany, in the north of Warsaw. Seen from above it is a letter B:',
        'the plan is the logo. Please do not recolour, turn or outline it.',
        'Photographs are sent on request, in print size, free for editorial use.',
      ],
      650,
    ),
    ...foot(),
  ],
};

const RULES: readonly (readonly [string, readonly string[]])[] = [
  [
    'A phone is enough',
    [
      'for photos and short films of your own visit, without lamps or a tripod.',
      'People in the picture decide for themselves. Children are asked through their parents.',
    ],
  ],
  [
    'Write to us first',
    [
      'for press, television, film schools and anything with a tripod, a drone or a crew.',
      'Two working days are enough; for news, call. We answer the same day.',
    ],
  ],
  ['Ask the shop', ['inside shops the shop decides. We give you the number of the person to ask.']],
  [
    'Not possible',
    [
      'fire exits, the pharmacy counter, the bank, the calm room, washrooms.',
      'Drones above the roof while the ice rink is open.',
    ],
  ],
  [
    'What we ask for',
    [
      'the name of the centre in full, and a link to where it was published.',
      'There is no fee, and we do not approve texts before they appear.',
    ],
  ],
];

const rules: PdfPage = {
  ...A4,
  parts: [
    ...head('Photos and filming'),
    ...RULES.flatMap(([title, lines], index) => {
      const top = 220 + index * 104;
      return [
        pdfText(MARGIN, top, title, { size: 20, bold: true, colour: INK }),
        ...paragraphs(lines, top + 26),
        pdfLine([MARGIN, top + 62], [A4.width - MARGIN, top + 62], INK, 1),
      ];
    }),
    ...foot(),
  ],
};

/** The files that journalists may take away, as `pdfFile` makes them. In English: the fonts lack other letters. */
export const PRESS_FILES = {
  kit: { key: 'galeria-borealis-press-kit', source: pdfFile(`${CENTRE.name}: press kit`, [facts, floors]) },
  policy: {
    key: 'galeria-borealis-photos-and-filming',
    source: pdfFile(`${CENTRE.name}: photos and filming`, [rules]),
  },
} as const;
