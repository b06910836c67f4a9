/** A drawing as data: absolute commands, in px of whatever it belongs to. */
export type PathCommand =
  | readonly ['M', x: number, y: number]
  | readonly ['L', x: number, y: number]
  | readonly ['Q', cx: number, cy: number, x: number, y: number]
  | readonly ['C', c1x: number, c1y: number, c2x: number, c2y: number, x: number, y: number]
  | readonly ['Z'];

export type Path = readonly PathCommand[];
