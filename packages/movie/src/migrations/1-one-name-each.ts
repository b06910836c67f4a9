import { isJsonObject, type Json, type JsonObject } from '../json.ts';
import type { Migration } from './migration.ts';

/**
 * Documents without a version call some things by two names: an item's `media` is an image or a
 * video, `fxIn` and `fxOut` are effects, and font styles may be one word. From 1 on, one name each.
 */
export const oneNameEach: Migration = {
  to: 1,
  why: 'One name each for item types, animation effects and font styles',
  migrate: (data) => ({
    ...data,
    ...(Array.isArray(data.frames) && { frames: data.frames.map(slide) }),
    ...(isJsonObject(data.theme) && { theme: theme(data.theme) }),
  }),
};

function slide(value: Json): Json {
  if (!isJsonObject(value) || !Array.isArray(value.items)) return value;
  return { ...value, items: value.items.map(item) };
}

function item(value: Json): Json {
  if (!isJsonObject(value)) return value;
  return {
    ...value,
    ...(value.type === 'media' && { type: isVideo(value.url) ? 'video' : 'image' }),
    ...(isJsonObject(value.effects) && { effects: animation(value.effects) }),
    ...(isJsonObject(value.font) && { font: font(value.font) }),
    ...(Array.isArray(value.children) && { children: value.children.map(item) }),
  };
}

function isVideo(url: Json | undefined): boolean {
  return typeof url === 'string' && /\.(mp4|webm|mov|m4v|ogv)(\?|#|$)/i.test(url);
}

function animation(effects: JsonObject): JsonObject {
  return {
    ...effects,
    ...(isJsonObject(effects.in) && { in: renamed(effects.in, 'fxIn') }),
    ...(isJsonObject(effects.out) && { out: renamed(effects.out, 'fxOut') }),
    ...(typeof effects.stay === 'string' && { stay: { effect: effects.stay } }),
  };
}

function renamed(motion: JsonObject, oldName: string): JsonObject {
  const { [oldName]: old, ...rest } = motion;
  return old === undefined ? motion : { ...rest, effect: rest.effect ?? old };
}

function font(value: JsonObject): JsonObject {
  return typeof value.styles === 'string'
    ? { ...value, styles: value.styles.split(/[\s,]+/).filter(Boolean) }
    : value;
}

function theme(value: JsonObject): JsonObject {
  const styled = Object.entries(value).map(([name, part]): [string, Json] => {
    if (!isJsonObject(part)) return [name, part];
    return [
      name,
      {
        ...part,
        ...(isJsonObject(part.font) && { font: font(part.font) }),
        ...(isJsonObject(part.effects) && { effects: animation(part.effects) }),
      },
    ];
  });
  return Object.fromEntries(styled);
}
