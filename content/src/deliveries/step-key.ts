/** Names what is delivered of one step of a meeting: each step's mail goes out once. */
export function stepKey(submission: string, sequence: number): string {
  return `${submission}.${sequence}`;
}

/** Which step a delivery is about, by its idempotency key. */
export function sequenceIn(idempotencyKey: string): number {
  return Number(/\.(\d+)$/.exec(idempotencyKey)?.[1] ?? 0);
}
