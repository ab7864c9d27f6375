import { DEFAULT_LOCALE } from '@mall/contract';
import { type Row, table } from '../kit/table';

/** The centre's hours with all of their rows, as the form holds them; null before their first save. */
export const savedHours = (): Promise<Row | null> =>
  table('opening-time').findOne({
    where: { locale: DEFAULT_LOCALE },
    populate: {
      opening_hours: true,
      special_opening_days: true,
      place_special_days: { populate: { days: true } },
    },
  });
