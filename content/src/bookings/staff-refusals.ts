/** Why a change by the staff is refused, as `details.name` says it; their page has words for each. */
export const STAFF_REFUSALS = [
  'Changed',
  'NotNow',
  'PutAside',
  'TimeTaken',
  'TimeNotOffered',
  'NoStylist',
  'NoTime',
  'NoDay',
  'LastBeforeFirst',
  'AbsenceTooLong',
  'DaysTaken',
  'TextTooLong',
] as const;
export type StaffRefusal = (typeof STAFF_REFUSALS)[number];
