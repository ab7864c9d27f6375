const POINTS_A_DOT = 50;
const IN_A_ROW = 20;
const MOST = 120;

/** The number in what the content says a reward costs; null when there is none. */
export function pointsOf(points: string): number | null {
  const value = Number(points.replace(/\D/g, '') || 0);
  return value > 0 ? value : null;
}

/** Points as rows of dots, full rows first. */
export function rewardDots(points: number): number[] {
  const count = Math.min(MOST, Math.max(1, Math.round(points / POINTS_A_DOT)));
  return Array.from({ length: Math.ceil(count / IN_A_ROW) }, (_, row) =>
    Math.min(IN_A_ROW, count - row * IN_A_ROW),
  );
}
