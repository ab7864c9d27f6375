/** Where a meeting stands. New ones wait for the staff; confirmed and moved ones (moved by the staff) stand. */
export const STATES = ['new', 'confirmed', 'moved', 'declined', 'cancelled', 'done', 'notCome'] as const;
export type BookingState = (typeof STATES)[number];

export const ACTIONS = ['confirm', 'assign', 'move', 'decline', 'cancel', 'done', 'notCome'] as const;
export type BookingAction = (typeof ACTIONS)[number];

export type Actor = 'visitor' | 'staff';

/** Those that take hours of a stylist and can still be changed. */
export const OPEN_STATES = ['new', 'confirmed', 'moved'] as const satisfies readonly BookingState[];
/** Those that the visitor may rely on. */
export const STANDING_STATES = ['confirmed', 'moved'] as const satisfies readonly BookingState[];
/** Those of a meeting that does not take place: its hours are free again. */
export const OFF_STATES = ['declined', 'cancelled'] as const satisfies readonly BookingState[];

/** @param state as a row or an answer holds it */
export function isOff(state: unknown): boolean {
  return OFF_STATES.some((one) => one === state);
}

interface Step {
  state: BookingState;
  /** Whether the visitor is told by mail. */
  tells: boolean;
  /** Whether the meeting keeps its hours. */
  keeps: boolean;
}

interface Rule {
  by: readonly Actor[];
  from: readonly BookingState[];
  /** Whether it is done before the meeting begins or after. */
  when: 'before' | 'after';
  to: (from: BookingState, by: Actor) => BookingState;
  tells: (from: BookingState) => boolean;
}

const OPEN: readonly BookingState[] = OPEN_STATES;

const RULES: Record<BookingAction, Rule> = {
  confirm: {
    by: ['staff'],
    from: ['new', 'moved'],
    when: 'before',
    to: () => 'confirmed',
    tells: () => true,
  },
  // Who waits for an answer is told of the stylist with it.
  assign: {
    by: ['staff'],
    from: OPEN,
    when: 'before',
    to: (from) => from,
    tells: (from) => from !== 'new',
  },
  // A visitor's move is a new wish, which the staff confirm; the staff's holds.
  move: {
    by: ['staff', 'visitor'],
    from: OPEN,
    when: 'before',
    to: (_, by) => (by === 'visitor' ? 'new' : 'moved'),
    tells: () => true,
  },
  decline: {
    by: ['staff'],
    from: ['new'],
    when: 'before',
    to: () => 'declined',
    tells: () => true,
  },
  cancel: {
    by: ['staff', 'visitor'],
    from: OPEN,
    when: 'before',
    to: () => 'cancelled',
    tells: () => true,
  },
  done: {
    by: ['staff'],
    from: [...OPEN, 'notCome'],
    when: 'after',
    to: () => 'done',
    tells: () => false,
  },
  notCome: {
    by: ['staff'],
    from: [...OPEN, 'done'],
    when: 'after',
    to: () => 'notCome',
    tells: () => false,
  },
};

/** Whether somebody may do something with a meeting now. @param begun whether its beginning has passed */
export function mayDo(action: BookingAction, state: BookingState, by: Actor, begun: boolean): boolean {
  const { by: who, from, when } = RULES[action];
  return who.includes(by) && from.includes(state) && (when === 'after') === begun;
}

/** What becomes of a meeting; null: it cannot be done as things stand. */
export function stepOf(action: BookingAction, state: BookingState, by: Actor, begun: boolean): Step | null {
  if (!mayDo(action, state, by, begun)) return null;
  const rule = RULES[action];
  const to = rule.to(state, by);
  return { state: to, tells: rule.tells(state), keeps: !isOff(to) };
}

/** Everything that somebody may do with a meeting now. */
export function actionsFor(state: BookingState, by: Actor, begun: boolean): BookingAction[] {
  return ACTIONS.filter((action) => mayDo(action, state, by, begun));
}

const HOUR_MS = 60 * 60_000;
const REMIND_MS = 24 * HOUR_MS;
const TOO_LATE_MS = 2 * HOUR_MS;

/**
 * Whether the visitor is to be reminded now: from a day before on, while there is time to come, and only of what was
 * settled before that day began.
 * @param changedAt of the last step, whose mail told the visitor the time
 */
export function reminderDue(
  { state, begins, changedAt }: { state: BookingState; begins: Date; changedAt: Date },
  now: Date,
): boolean {
  const left = begins.getTime() - now.getTime();
  return (
    STANDING_STATES.some((one) => one === state) &&
    left <= REMIND_MS &&
    left > TOO_LATE_MS &&
    changedAt.getTime() < begins.getTime() - REMIND_MS
  );
}

/** The one with the fewest meetings; of several the first. */
export function leastBooked<T extends { documentId: string }>(
  stylists: readonly T[],
  meetings: ReadonlyMap<string, number>,
): T | undefined {
  const count = ({ documentId }: T) => meetings.get(documentId) ?? 0;
  return [...stylists].sort((one, other) => count(one) - count(other))[0];
}
