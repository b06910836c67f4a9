export interface NiceScale {
  readonly min: number;
  readonly max: number;
  readonly ticks: readonly number[];
}

/** An axis with round numbers that holds all values and zero. */
export function niceScale(values: readonly number[], wanted = 4): NiceScale {
  if (values.every((value) => value === 0)) return { min: 0, max: 1, ticks: [0] };
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const span = high - low || 1;
  const rough = span / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((times) => times * power >= rough) ?? 10) * power;
  const from = Math.floor(low / step + 1e-9);
  const to = Math.max(from + 1, Math.ceil(high / step - 1e-9));
  const ticks = Array.from({ length: to - from + 1 }, (_, index) => rounded((from + index) * step));
  return { min: rounded(from * step), max: rounded(to * step), ticks };
}

const rounded = (value: number) => Number(value.toPrecision(12));
