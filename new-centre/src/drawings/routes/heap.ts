/** Things with a cost, the cheapest first; of equal ones in no order that matters. */
interface Heap {
  push(item: number, cost: number): void;
  /** The cheapest, taken out; undefined when empty. */
  pop(): { item: number; cost: number } | undefined;
}

export function heap(): Heap {
  const items: { item: number; cost: number }[] = [];
  const costAt = (index: number) => items[index]?.cost ?? Number.POSITIVE_INFINITY;
  const swap = (a: number, b: number) => {
    const [one, other] = [items[a], items[b]];
    if (one && other) [items[a], items[b]] = [other, one];
  };
  const sink = () => {
    let at = 0;
    for (;;) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      const least = costAt(right) < costAt(left) ? right : left;
      if (costAt(least) >= costAt(at)) return;
      swap(at, least);
      at = least;
    }
  };
  return {
    push: (item, cost) => {
      let at = items.push({ item, cost }) - 1;
      while (at > 0 && costAt((at - 1) >> 1) > costAt(at)) {
        swap(at, (at - 1) >> 1);
        at = (at - 1) >> 1;
      }
    },
    pop: () => {
      swap(0, items.length - 1);
      const top = items.pop();
      sink();
      return top;
    },
  };
}
