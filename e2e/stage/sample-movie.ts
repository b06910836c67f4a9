import { dataVersion, ProjectData } from '@reelwright/movie';
import type { Movie } from '@reelwright/stage';

type Loose = Record<string, unknown>;

/** A movie of these slides, with every default filled in as for a saved one. */
export function sampleMovie(slides: readonly Loose[], more: Loose = {}): Movie {
  return ProjectData.parse({
    version: dataVersion,
    frames: slides.map((slide, index) => ({ id: `slide-${index}`, ...slide })),
    ...more,
  });
}

/** An item that fills a box, given in px of the stage. */
export function itemIn(
  box: { x: number; y: number; width: number; height: number },
  item: Loose,
): Loose {
  return {
    id: `item-${String(item.type)}-${box.x}-${box.y}`,
    scaleX: 1,
    scaleY: 1,
    angle: 0,
    ...box,
    ...item,
  };
}
