/** The figures of an axis, from the lowest to the highest: round ones, at most some six of them, and never without nought. */
export function ticksOf(values: readonly number[], isWhole: boolean): number[] {
  const highest = Math.max(0, ...values);
  const lowest = Math.min(0, ...values);
  const step = roundStep((highest - lowest) / 5 || 1, isWhole);
  const first = Math.floor(lowest / step);
  const last = Math.max(Math.ceil(highest / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, place) => clean((first + place) * step));
}

/** 1, 2, 3, 5 or 10 times a power of ten. */
function roundStep(wanted: number, isWhole: boolean): number {
  const power = 10 ** Math.floor(Math.log10(wanted));
  const digits = wanted / power;
  const round = [1, 2, 3, 5].find((one, place) => digits <= ([1.5, 2.5, 4, 7][place] ?? one)) ?? 10;
  const step = round * power;
  return isWhole ? Math.max(1, Math.round(step)) : step;
}

/** Without what is lost in adding up tenths. */
const clean = (value: number): number => Number(value.toPrecision(12));

/** Which labels stand under an axis, so that none touches the next: each of them, or every second, third… */
export function labelStep(labels: readonly string[], room: number, widthOf: (label: string) => number): number {
  if (labels.length < 2) return 1;
  const widest = Math.max(...labels.map(widthOf));
  const between = room / (labels.length - 1);
  return Math.max(1, Math.ceil((widest + 8) / Math.max(between, 1)));
}
