/** Which page numbers a pager shows: the ends, the current and those beside it; null stands for a gap. */
export function pageNumbers(current: number, count: number): (number | null)[] {
  const shown = new Set([1, current - 1, current, current + 1, count]);
  const numbers = [...shown].filter((page) => page >= 1 && page <= count).sort((a, b) => a - b);
  return numbers.flatMap((page, index) => {
    const step = page - (numbers[index - 1] ?? 0);
    if (step === 2) return [page - 1, page];
    return step > 2 ? [null, page] : [page];
  });
}
