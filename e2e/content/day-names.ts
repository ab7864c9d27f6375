const named = (format: Intl.DateTimeFormatOptions) => {
  const names = new Intl.DateTimeFormat('pl', { ...format, timeZone: 'UTC' });
  return (day: string): string => names.format(new Date(day));
};

/** 2026-12-06 as the admin's hours and its calendar of plans call it: 'niedziela, 6 grudnia'. */
export const longDay = named({ weekday: 'long', day: 'numeric', month: 'long' });

/** 2026-12-06 as the week of bookings calls it: 'niedz., 6 gru'. */
export const shortDay = named({ weekday: 'short', day: 'numeric', month: 'short' });
