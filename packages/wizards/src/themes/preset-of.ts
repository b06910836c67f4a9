import { Theme } from '@reelwright/movie';
import { slideChange } from './slide-change.ts';
import type { TextLook, ThemeLook } from './theme-look.ts';

/** A theme of ours as the preset that screens show and projects keep; `lookOf` is the way back. */
export function presetOf(theme: ThemeLook): Theme {
  const families = [theme.title, theme.heading, theme.subtitle, theme.bullets].map(
    ({ font }) => font.family,
  );
  const [stay = 'none'] = theme.media.stays;
  return Theme.parse({
    name: theme.id,
    movie: { bg: theme.ground },
    transition: slideChange(theme, { comes: true, goes: true }),
    title: styleOf(theme.title),
    heading: styleOf(theme.heading),
    subtitle: styleOf(theme.subtitle),
    'bullets-text': styleOf(theme.bullets),
    same_font: new Set(families).size === 1,
    'bullets-arrow': { url: theme.bulletUrl },
    media: { effects: { in: { effect: theme.media.in }, stay: { effect: stay } } },
    photo: { effects: { in: { effect: theme.photo.in } } },
  });
}

function styleOf({ font, shadow, effects }: TextLook) {
  return { font: { ...font, fg: 'color' }, effects, ...(shadow && { shadow }) };
}
