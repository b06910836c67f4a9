/** The look of a saved theme: the preset it began with, and what the person changed of it. */
import { jsonEqual, type Theme } from '@reelwright/movie';
import type { DraftBackground, DraftItem, Palette } from '@reelwright/pictures';
import {
  black,
  colorOf,
  contrast,
  luminance,
  mixColors,
  readColor,
  white,
  writeColor,
} from '../color/colors.ts';
import { presetOf } from './preset-of.ts';
import { themeCalled } from './theme-list.ts';
import type { TextLook, ThemeLook } from './theme-look.ts';

type TextStyle = NonNullable<Theme['title']>;

export function lookOf(saved: Theme | undefined): ThemeLook {
  const theme = themeCalled(saved?.name);
  if (!saved) return theme;
  const preset = presetOf(theme);
  const changed = <Key extends keyof Theme>(key: Key): Theme[Key] | undefined =>
    saved[key] !== undefined && !jsonEqual(plain(saved[key]), plain(preset[key]))
      ? saved[key]
      : undefined;
  const ground = changedGround(saved, preset);
  const photoIn = changed('photo')?.effects?.in?.effect;
  return {
    ...theme,
    ...(ground && groundLook(ground, theme.palette)),
    title: withStyle(theme.title, changed('title')),
    heading: withStyle(theme.heading, changed('heading')),
    subtitle: withStyle(theme.subtitle, changed('subtitle')),
    bullets: withStyle(theme.bullets, changed('bullets-text')),
    bulletUrl: changed('bullets-arrow')?.url ?? theme.bulletUrl,
    transition: changedTransition(theme, changed('transition')),
    media: changedMedia(theme, saved.media?.effects, preset.media?.effects),
    photo: { in: photoIn ?? theme.photo.in },
  };
}

/** Documents and presets may differ in what is not there and what is undefined. */
function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

function changedGround(saved: Theme, preset: Theme): DraftBackground | undefined {
  const bg = saved.movie?.bg;
  if (!bg || bg.type === 'none' || bg.type === 'custom') return undefined;
  if (jsonEqual(plain(bg), plain(preset.movie?.bg))) return undefined;
  return JSON.parse(JSON.stringify(bg)) as DraftBackground;
}

/** A ground of one's own, and what words and pictures on it look like. */
function groundLook(
  ground: DraftBackground,
  palette: Palette,
): Pick<ThemeLook, 'ground' | 'palette' | 'hasWallpaper'> {
  if (ground.type !== 'image' && ground.type !== 'video')
    return { ground, palette: paletteOn(ground, palette) };
  return { ground: calmed(ground, palette), palette, hasWallpaper: true };
}

/** A picture may be light here and dark there: it is tinted until the theme's words are read on all of it. */
function calmed(ground: DraftBackground, palette: Palette): DraftBackground {
  const wanted = ground.tintStrength ?? 0;
  const tint =
    (wanted > 0 ? readColor(ground.tintColor) : undefined) ??
    (palette.isDark
      ? mixColors(colorOf(palette.groundDeep), black, 0.45)
      : mixColors(colorOf(palette.ground), white, 0.6));
  const ink = colorOf(palette.ink);
  const isRead = (percent: number) =>
    [black, white].every(
      (worst) => contrast(ink, mixColors(worst, tint, percent / 100)) >= readContrast,
    );
  let strength = wanted;
  while (strength < mostTint && !isRead(strength)) strength += 2;
  return { ...ground, tintColor: writeColor(tint), tintStrength: Math.min(100, strength) };
}

const readContrast = 4.8;
/** Something of the picture is always seen. */
const mostTint = 90;

/** Words and pictures follow a ground of one's own: dark on light, light on dark. */
function paletteOn(ground: DraftBackground, palette: Palette): Palette {
  const named =
    ground.type === 'gradient'
      ? ground.gradient
      : ground.type === 'color'
        ? ground.color
        : undefined;
  const colors = (named?.match(/#[0-9a-f]{3,8}\b|rgba?\([^()]*\)/gi) ?? []).flatMap(
    (text) => readColor(text) ?? [],
  );
  const [first, second = first] = colors;
  if (!first || !second) return palette;
  const isDark = (luminance(first) + luminance(second)) / 2 < 0.2;
  const [light, deep] = luminance(first) > luminance(second) ? [first, second] : [second, first];
  const inkFits = contrast(colorOf(palette.ink), mixColors(first, second, 0.5)) >= 4.5;
  return {
    ...palette,
    isDark,
    ground: writeColor(light),
    groundDeep: writeColor(mixColors(deep, black, first === second ? 0.25 : 0)),
    ink: inkFits ? palette.ink : isDark ? writeColor(white) : '#16181d',
  };
}

function withStyle(look: TextLook, style: TextStyle | undefined): TextLook {
  if (!style) return look;
  const { font, shadow, effects } = style;
  const was = look.effects;
  const isOwn = {
    in: effects !== undefined && !jsonEqual(plain(effects.in), plain(was.in)),
    break: effects !== undefined && effects.break !== was.break,
  };
  const fontStyles = font?.styles;
  const { shadow: _, ...bare } = look;
  return {
    // A shadow that was switched off is gone, whatever the theme has.
    ...(shadow?.enabled === 'none' ? bare : look),
    font: {
      family: font?.family ?? look.font.family,
      styles: fontStyles ?? look.font.styles,
      color: font?.color ?? look.font.color,
      ...(font?.fg === 'gradient' && font.gradient && { gradient: font.gradient }),
    },
    ...(shadow &&
      shadow.enabled !== 'none' && { shadow: shadow as NonNullable<DraftItem['shadow']> }),
    ...(font?.size && { sizePx: font.size }),
    ...(effects && { effects: plain(effects) as TextLook['effects'] }),
    ...((isOwn.in || isOwn.break) && { chosen: isOwn }),
  };
}

type SavedEffects = NonNullable<Theme['media']>['effects'];

/** How pictures come, stay and go: each as the theme has it, unless the person chose otherwise. */
function changedMedia(
  { media }: ThemeLook,
  saved: SavedEffects,
  preset: SavedEffects,
): ThemeLook['media'] {
  const own = (part: 'in' | 'stay' | 'out') =>
    saved?.[part] && !jsonEqual(plain(saved[part]), plain(preset?.[part]))
      ? saved[part]
      : undefined;
  const [comes, stays, goes] = [own('in'), own('stay'), own('out')];
  if (!comes && !stays && !goes) return media;
  return {
    in: comes?.effect ?? media.in,
    stays: stays ? [stays.effect] : media.stays,
    chosen: {
      ...(comes && { in: comes }),
      ...(stays && { stay: stays }),
      ...(goes && { out: goes }),
    },
  };
}

function changedTransition(
  { transition }: ThemeLook,
  changed: Theme['transition'],
): ThemeLook['transition'] {
  if (!changed) return transition;
  if (changed.type === 'video')
    return changed.url ? { type: 'video', url: changed.url } : { type: 'none' };
  const [comes, goes] = [changed.in?.effect ?? 'none', changed.out?.effect ?? 'none'];
  if (changed.type === 'none' || (comes === 'none' && goes === 'none')) return { type: 'none' };
  const durationMs = changed.in?.duration ?? changed.out?.duration ?? 250;
  return { type: 'css', in: comes, out: goes, durationMs };
}
