import type { Line, ProjectData } from '@reelwright/movie';
import type { Wizard } from '@reelwright/wizards/machine';

export interface PlacedLine {
  readonly line: Line;
}

/** Every sentence of a wizard's film. */
export function linesOf(_wizard: Wizard, _data: ProjectData): readonly PlacedLine[] {
  return [];
}
