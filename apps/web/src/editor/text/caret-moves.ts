import type { CaretPlace } from '@reelwright/stage';
import type { TextPlace } from './text-positions.ts';

export function movesByLines(key: string): boolean {
  return ['ArrowUp', 'ArrowDown', 'Home', 'End'].includes(key);
}

/** Up, down, Home and End go by the lines that are drawn; the hidden editor breaks its lines elsewhere. */
export function caretAfterKey(
  carets: readonly CaretPlace[],
  now: CaretPlace,
  key: string,
): TextPlace | undefined {
  const inLine = (line: number) => carets.filter((caret) => caret.line === line);
  switch (key) {
    case 'ArrowUp':
      return nearestX(inLine(now.line - 1), now.x) ?? inLine(now.line)[0];
    case 'ArrowDown':
      return nearestX(inLine(now.line + 1), now.x) ?? inLine(now.line).at(-1);
    case 'Home':
      return inLine(now.line)[0];
    case 'End':
      return inLine(now.line).at(-1);
    default:
      return undefined;
  }
}

function nearestX(carets: readonly CaretPlace[], x: number): CaretPlace | undefined {
  return carets.reduce<CaretPlace | undefined>(
    (best, caret) => (best && Math.abs(best.x - x) <= Math.abs(caret.x - x) ? best : caret),
    undefined,
  );
}

interface Highlight {
  readonly x: number;
  readonly topPx: number;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** What is behind selected letters, line by line. */
export function highlights(
  carets: readonly CaretPlace[],
  from: TextPlace,
  to: TextPlace,
): readonly Highlight[] {
  const isInside = (caret: CaretPlace) => compare(from, caret) <= 0 && compare(caret, to) <= 0;
  const lines = new Map<number, CaretPlace[]>();
  for (const caret of carets.filter(isInside)) {
    lines.set(caret.line, [...(lines.get(caret.line) ?? []), caret]);
  }
  return [...lines.values()].map((line) => {
    const xs = line.map(({ x }) => x);
    const x = Math.min(...xs);
    const { topPx = 0, heightPx = 0 } = line[0] ?? {};
    return { x, topPx, heightPx, widthPx: Math.max(...xs) - x };
  });
}

function compare(a: TextPlace, b: TextPlace): number {
  return a.paragraph - b.paragraph || a.offset - b.offset;
}
