import type { ProjectData } from '@reelwright/movie';
import { type ScriptPart, scriptToMovie, type ThemeLook } from '@reelwright/wizards';
import type { Wizard } from '@reelwright/wizards/machine';

/** A few seconds of the film in another look: its title, a number, a fact. */
export function themeSample(
  writeScript: Wizard['writeScript'],
  data: ProjectData,
  theme: ThemeLook,
): ProjectData {
  const { title, parts } = writeScript(data);
  const first = (role: ScriptPart['role']) => parts.find((part) => part.role === role) ?? [];
  const shown = [first('title'), first('number'), first('fact')].flat();
  const chosen = shown.length > 0 ? shown : parts.slice(0, 3);
  const { width, height } = data.movie.size;
  return scriptToMovie({ title, parts: chosen.map(silent) }, { theme, width, height }).movie;
}

/** Short and without a voice: a thumb is looked at, not listened to. */
function silent(part: ScriptPart): ScriptPart {
  return {
    ...part,
    minSeconds: 2.5,
    breathSeconds: 0,
    lines: part.lines.slice(0, 1).map(({ voice: _, ...line }) => line),
  };
}
