import { uidOf } from '../kit/table';

/** Types in whose forms times of day are typed. */
const TIMED = new Set(['opening-time', 'tenant', 'restaurant-menu', 'movie', 'hair-stylist'].map(uidOf));

/** Fields that hold a time of day, of these types and of their components. */
export const TIME_FIELDS: ReadonlySet<string> = new Set([
  ...['opening_hour', 'closing_hour', 'openingHour', 'closingHour', 'opens', 'closes'],
  ...['servedFrom', 'servedTo', 'time'],
]);

const WITHOUT_ZERO = /^\d:[0-5]\d$/;

/** '9:00' becomes '09:00', however deep it stands in what is to be saved. Changes `part`. */
export function writeTimesInFull(part: object): void {
  for (const [field, value] of Object.entries(part)) {
    if (TIME_FIELDS.has(field) && typeof value === 'string' && WITHOUT_ZERO.test(value)) {
      Object.assign(part, { [field]: `0${value}` });
    } else if (typeof value === 'object' && value !== null) writeTimesInFull(value);
  }
}

/** Stores times as everybody reads them, whichever way editors write them: to be registered before what reads them. */
export function keepTimesInFull(): void {
  strapi.documents.use(async (context, next) => {
    const { data } = context.params as { data?: object };
    if (data && TIMED.has(context.uid)) writeTimesInFull(data);
    return next();
  });
}
