/**
 * The building's icons on a 48 grid: 5 px line, square ends, one idea each. The doors are not here:
 * they change with the clock and are drawn by `Door`.
 */

/** line 5 px, thin 3.6, thick 7, fill solid, holed = solid with even-odd holes, cut = line in `--cut` over a solid. */
type Stroke = 'line' | 'thin' | 'thick' | 'fill' | 'holed' | 'cut';

type Drawing = readonly (readonly [Stroke, string])[];

export const ICONS = {
  arrow: [['line', 'M8 24h30M25 10l14 14-14 14']],
  hanger: [['line', 'M18 13a6 6 0 1 1 8 6l-2 2v4L5 36v4h38v-4L24 25']],
  beauty: [
    ['fill', 'M8 22h14v22H8zM11 12l8-6v13h-8z'],
    ['line', 'M34 4v12'],
    ['fill', 'M26 18h16v26H26z'],
  ],
  home: [
    ['fill', 'M10 22v-8a8 8 0 0 1 8-8h12a8 8 0 0 1 8 8v8h6v17h-5v5h-5v-5H14v5H9v-5H4V22zM14 24v6h20v-6z'],
  ],
  kids: [
    ['fill', 'M4 26h18v18H4zM26 44V26h18v18zM15 22a9 9 0 0 1 18 0z'],
    ['line', 'M24 3v9'],
  ],
  sport: [
    ['line', 'M5 24a19 19 0 1 0 38 0a19 19 0 1 0-38 0z'],
    ['thin', 'M24 5v38M5 24h38M10 10a19 19 0 0 1 0 28M38 10a19 19 0 0 0 0 28'],
  ],
  food: [
    [
      'fill',
      'M8 4h4v12h3V4h4v12h3V4h4v14a7 7 0 0 1-6 7v19h-6V25a7 7 0 0 1-6-7zM32 44V28h-4V14a10 10 0 0 1 10-10v40z',
    ],
  ],
  cinema: [['fill', 'M4 8h40v22H4zM4 44a6 6 0 0 1 12 0zM18 44a6 6 0 0 1 12 0zM32 44a6 6 0 0 1 12 0z']],
  shoe: [['fill', 'M4 12h14l4 8 14 5a8 8 0 0 1 8 8v3H4zM4 39h40v5H4z']],
  service: [['fill', 'M30 4a13 13 0 0 0-12 18L4 36l8 8 14-14A13 13 0 0 0 43 14l-8 7-8-1-1-8z']],
  bag: [
    ['fill', 'M6 16h36l3 28H3z'],
    ['line', 'M15 20v-6a9 9 0 0 1 18 0v6'],
  ],
  gift: [
    ['fill', 'M4 14h40v10H4zM7 27h14v17H7zM27 27h14v17H27z'],
    ['thin', 'M24 14c-4-10-14-10-14-4s14 4 14 4 14 2 14-4-10-6-14 4z'],
  ],
  percent: [
    [
      'line',
      'M10 42L38 6M5.5 13a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0zM29.5 35a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0z',
    ],
  ],
  calendar: [
    ['line', 'M5 9h38v34H5z'],
    ['fill', 'M5 9h38v10H5z'],
    ['line', 'M15 3v8M33 3v8'],
    ['fill', 'M27 29h9v8h-9z'],
  ],
  search: [
    ['line', 'M6 20a14 14 0 1 0 28 0a14 14 0 1 0-28 0z'],
    ['thick', 'M30 30l13 13'],
  ],
  phone: [
    ['fill', 'M8 4h10l3 12-6 5a26 26 0 0 0 12 12l5-6 12 3v10a4 4 0 0 1-4 4C20 44 4 28 4 8a4 4 0 0 1 4-4z'],
  ],
  web: [
    ['line', 'M5 24a19 19 0 1 0 38 0a19 19 0 1 0-38 0z'],
    ['thin', 'M5 24h38M24 5c-12 10-12 28 0 38M24 5c12 10 12 28 0 38'],
  ],
  tram: [
    ['line', 'M10 10h28v26H10z'],
    ['fill', 'M10 24h28v12H10z'],
    ['thin', 'M15 3h18M24 3v7M14 44l5-8M34 44l-5-8'],
  ],
  metro: [
    ['fill', 'M4 4h40v40H4z'],
    ['cut', 'M11 36V13l13 15 13-15v23'],
  ],
  car: [
    ['fill', 'M4 4h40v40H4z'],
    ['cut', 'M17 38V11h9a8 8 0 0 1 0 16h-9'],
  ],
  bike: [
    [
      'thin',
      'M3 32a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM27 32a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM12 32l8-16h12l4 16M18 20l8 12 6-12M28 10h6l1 6',
    ],
  ],
  bus: [
    ['line', 'M6 6h36v30H6z'],
    ['fill', 'M6 22h36v14H6zM10 36h8v8h-8zM30 36h8v8h-8z'],
  ],
  lift: [
    ['line', 'M6 5h36v38H6z'],
    ['fill', 'M24 11l8 10H16zM24 37l8-10H16z'],
  ],
  escalator: [
    ['thick', 'M3 41h12L33 16h12'],
    ['fill', 'M17 9a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM19 16h6v10l-6 7z'],
  ],
  wc: [
    [
      'fill',
      'M8 8a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM6 15h14v14h-3v15H9V29H6zM30 8a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM31 15h8l6 17h-5v12H30V32h-5z',
    ],
  ],
  wheel: [
    ['fill', 'M15 7a5 5 0 1 0 10 0a5 5 0 1 0-10 0z'],
    ['line', 'M19 14v14h14l5 13 5-2M14 22a11 11 0 1 0 16 13'],
  ],
  pram: [
    ['fill', 'M8 22h32a16 16 0 0 1-32 0zM8 19A16 16 0 0 1 22 5v14z'],
    ['thin', 'M36 20l4-10h6'],
    ['fill', 'M12 41a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM28 41a4 4 0 1 0 8 0a4 4 0 1 0-8 0z'],
  ],
  stairs: [['line', 'M4 42h10V32h10V22h10V12h10']],
  ramp: [
    ['fill', 'M4 42h40V18z'],
    ['line', 'M6 26L28 10M18 8l11 2-3 10'],
  ],
  atm: [
    ['line', 'M4 11h40v26H4z'],
    ['fill', 'M17 24a7 7 0 1 0 14 0a7 7 0 1 0-14 0zM9 22h4v4H9zM35 22h4v4h-4z'],
  ],
  aid: [['fill', 'M18 5h12v13h13v12H30v13H18V30H5V18h13z']],
  minus: [['line', 'M6 24h36']],
  whole: [['line', 'M6 17V6h11M31 6h11v11M42 31v11H31M17 42H6V31']],
  print: [
    ['line', 'M12 18V5h24v13'],
    ['fill', 'M4 18h40v18h-6v-6H10v6H4z'],
    ['line', 'M12 32h24v11H12z'],
  ],
  info: [['fill', 'M20 20h8v24h-8zM18 10a6 6 0 1 0 12 0a6 6 0 1 0-12 0z']],
  menu: [['line', 'M4 11h40M4 24h40M4 37h40']],
  close: [['line', 'M8 8l32 32M40 8L8 40']],
  down: [['line', 'M8 16l16 16 16-16']],
  plus: [['line', 'M24 6v36M6 24h36']],
  check: [['thick', 'M6 25l13 13L42 10']],
  map: [
    ['fill', 'M3 9l13-5 16 6 13-5v34l-13 5-16-6-13 5z'],
    ['cut', 'M16 6v31M32 11v31'],
  ],
  pin: [['holed', 'M24 46L9 27a18 18 0 1 1 30 0zM24 11a6 6 0 1 0 0 12 6 6 0 0 0 0-12z']],
  clock: [['line', 'M5 24a19 19 0 1 0 38 0a19 19 0 1 0-38 0zM24 12v13h10']],
  camera: [['holed', 'M4 12h10l4-6h12l4 6h10v30H4zM24 18a9 9 0 1 0 0 18 9 9 0 0 0 0-18z']],
  user: [['fill', 'M14 14a10 10 0 1 0 20 0a10 10 0 1 0-20 0zM4 44a20 16 0 0 1 40 0z']],
  mail: [['line', 'M4 9h40v30H4zM5 11l19 16 19-16']],
  app: [
    ['line', 'M12 3h24v42H12z'],
    ['fill', 'M20 36h8v5h-8z'],
  ],
  star: [['fill', 'M24 3l6 15h15L33 28l5 16-14-10-14 10 5-16L3 18h15z']],
} as const satisfies Record<string, Drawing>;

export type IconName = keyof typeof ICONS;
