import type { ProjectData, Theme } from '@reelwright/movie';
import { presetOf, themeCalled } from '@reelwright/wizards';

/** What belongs to the film rather than to its look stays when another preset is chosen. */
const kept = [
  'hideWinner',
  'hideOverallScore',
  'timerLength',
  'showTitleFrame',
  'countUp',
  'showCountdown',
  'tellAll',
] as const satisfies readonly (keyof Theme)[];

export function withPreset(data: ProjectData, name: string): ProjectData {
  const stays = Object.fromEntries(
    kept.flatMap((key) => (data.theme?.[key] === undefined ? [] : [[key, data.theme[key]]])),
  );
  return { ...data, theme: { ...presetOf(themeCalled(name)), ...stays } };
}

/** Changes a part of the look; the rest is the preset's. */
export function withTheme(data: ProjectData, change: (theme: Theme) => Theme): ProjectData {
  // From now on the look is somebody's own, and no other one is filled in for it.
  const { auto: _, ...theme } = data.theme ?? presetOf(themeCalled(undefined));
  const whole = { ...presetOf(themeCalled(theme.name)), ...theme };
  return { ...data, theme: change(whole) };
}
