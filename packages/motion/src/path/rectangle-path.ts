import type { Path } from './path.ts';

export function rectanglePath(x: number, y: number, width: number, height: number): Path {
  return [
    ['M', x, y],
    ['L', x + width, y],
    ['L', x + width, y + height],
    ['L', x, y + height],
    ['Z'],
  ];
}
