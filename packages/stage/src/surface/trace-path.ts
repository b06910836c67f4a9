import type { Path } from '@reelwright/motion';
import type { Context } from './context.ts';

/** Makes a path the canvas's current one. */
export function tracePath(context: Context, path: Path): void {
  context.beginPath();
  for (const command of path) {
    switch (command[0]) {
      case 'M':
        context.moveTo(command[1], command[2]);
        break;
      case 'L':
        context.lineTo(command[1], command[2]);
        break;
      case 'Q':
        context.quadraticCurveTo(command[1], command[2], command[3], command[4]);
        break;
      case 'C':
        context.bezierCurveTo(
          command[1],
          command[2],
          command[3],
          command[4],
          command[5],
          command[6],
        );
        break;
      case 'Z':
        context.closePath();
        break;
      default:
        command satisfies never;
    }
  }
}
