/** What somebody typed into a field of a number: one with its unit ("60 px"), or a small sum ("1920/2"). */
export function readNumber(typed: string, unit = ''): number | undefined {
  const words = typed.toLowerCase().replaceAll(',', '.').replaceAll('−', '-').trim();
  const mark = unit.trim().toLowerCase();
  const sum = mark && words.endsWith(mark) ? words.slice(0, -mark.length) : words;
  const parts = sum.match(/\d+\.?\d*|\.\d+|[-+*/×÷()]|\S/g) ?? [];
  const value = parts.length > 0 ? readSum(parts) : undefined;
  return value !== undefined && Number.isFinite(value) && parts.length === 0 ? value : undefined;
}

/** Takes what it reads off the beginning; undefined where it is no sum. */
function readSum(parts: string[]): number | undefined {
  let sum = readProduct(parts);
  while (sum !== undefined && (parts[0] === '+' || parts[0] === '-')) {
    const sign = parts.shift() === '+' ? 1 : -1;
    const next = readProduct(parts);
    sum = next === undefined ? undefined : sum + sign * next;
  }
  return sum;
}

function readProduct(parts: string[]): number | undefined {
  let product = readValue(parts);
  while (product !== undefined && /^[*/×÷]$/.test(parts[0] ?? '')) {
    const isTimes = /^[*×]$/.test(parts.shift() ?? '');
    const next = readValue(parts);
    if (next === undefined) return undefined;
    product = isTimes ? product * next : product / next;
  }
  return product;
}

function readValue(parts: string[]): number | undefined {
  const first = parts.shift() ?? '';
  if (first === '-' || first === '+') {
    const value = readValue(parts);
    return value === undefined ? undefined : first === '-' ? -value : value;
  }
  if (first === '(') {
    const inner = readSum(parts);
    return parts.shift() === ')' ? inner : undefined;
  }
  return /^[\d.]+$/.test(first) ? Number(first) : undefined;
}

/** Between which numbers it has to be, in words. */
export function boundsInWords(min: number | undefined, max: number | undefined): string {
  if (min !== undefined && max !== undefined) return `From ${min} to ${max}`;
  if (min !== undefined) return `At least ${min}`;
  return max === undefined ? 'A number' : `At most ${max}`;
}
