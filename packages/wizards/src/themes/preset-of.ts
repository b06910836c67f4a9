import { Theme } from '@reelwright/movie';
import type { ThemeLook } from './theme-look.ts';

/** A theme of ours as the preset that screens show and projects keep. */
export function presetOf(theme: ThemeLook): Theme {
  const { palette, titleFont, textFont, transition } = theme;
  const words = (family: string, effect: string) => ({
    font: { family, fg: 'color', color: palette.ink },
    effects: { in: { effect, duration: 500 } },
  });
  const change = { effect: transition.effect, duration: transition.durationMs };
  return Theme.parse({
    name: theme.id,
    movie: {
      bg: {
        type: 'gradient',
        gradient: `linear-gradient(135deg, ${palette.ground} 0%, ${palette.groundDeep} 100%)`,
      },
    },
    transition: { type: 'css', in: change, out: change },
    title: words(titleFont, theme.titleEffect),
    heading: words(titleFont, theme.titleEffect),
    subtitle: words(textFont, theme.textEffect),
    'bullets-text': words(textFont, theme.textEffect),
    same_font: titleFont === textFont,
  });
}
