import type { Context } from '@reelwright/stage';
import { marks } from './recording-context.ts';

/** Whether a picture shows all that is drawn, or only what lies in front of something. */
export interface MarkSkipper {
  /** The next so many calls that would leave something are not carried out. */
  skip(count: number): void;
}

/** Lets calls that leave something on a canvas be left out, by number: the context itself is changed. */
export function skipMarks(context: Context): MarkSkipper {
  let left = 0;
  for (const name of marks) {
    const draw = Reflect.get(context, name);
    Object.defineProperty(context, name, {
      value: (...given: unknown[]) => {
        if (left > 0) left -= 1;
        else Reflect.apply(draw, context, given);
      },
    });
  }
  return {
    skip(count) {
      left = count;
    },
  };
}
