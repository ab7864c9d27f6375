const formats = new Map<string, Intl.DateTimeFormat>();

/** Milliseconds by which a zone's clocks are ahead of UTC at an instant. */
function aheadOf(instant: number, zone: string): number {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formats.set(zone, format);
  }
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  const local = `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:${parts.second}Z`;
  return Date.parse(local) - instant;
}

/** A date with a time but no zone as the instant at which the zone's clocks show it; anything else as it is. */
export function inZone(moment: string, zone: string): string {
  if (!/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/.test(moment)) return moment;
  const asUtc = Date.parse(`${moment.replace(' ', 'T')}Z`);
  if (Number.isNaN(asUtc)) return moment;
  const guess = asUtc - aheadOf(asUtc, zone);
  return new Date(asUtc - aheadOf(guess, zone)).toISOString();
}

/** The zone's date and clock at an instant: YYYY-MM-DD and HH:mm. */
export function clockAt(instant: string, zone: string): [date: string, time: string] | undefined {
  const at = Date.parse(instant);
  if (Number.isNaN(at)) return undefined;
  const local = new Date(at + aheadOf(at, zone)).toISOString();
  return [local.slice(0, 10), local.slice(11, 16)];
}
