/**
 * The drawing of an object by its name: things, and by their first word flags (`flag-france`), signs
 * (`icon-dumbbell`) and brands (`logo-youtube-icon`).
 */

import { colorOf, plainObject } from '@reelwright/pictures';
import { flagDrawing } from './flag-drawing.ts';
import { type IconDrawing, type IconFile, openIconFile } from './icon-file.ts';
import { logoDrawing } from './logo-drawing.ts';
import { hasCountry } from './maps/atlas.ts';
import { openOwnObjects } from './own-objects.ts';
import { castOf } from './people/cast.ts';

/** Shaded things: those of the set that comes along, and our own. */
export async function openObjects(): Promise<IconFile> {
  const [set, own] = await Promise.all([
    openIconFile('@iconify-json/fluent-emoji'),
    openOwnObjects(),
  ]);
  return {
    names: () => [...own.names(), ...set.names()],
    has: (name) => own.has(name) || set.has(name),
    drawing: async (name) => (await own.drawing(name)) ?? set.drawing(name),
  };
}

export async function objectDrawing(name: string): Promise<IconDrawing | undefined> {
  if (name.startsWith('icon-')) {
    return (await openIconFile('@iconify-json/mdi')).drawing(name.slice('icon-'.length));
  }
  if (name.startsWith('logo-')) return logoDrawing(name.slice('logo-'.length));
  return (await (await openObjects()).drawing(name)) ?? flagDrawing(name);
}

/** Whether there is an object of that name, without drawing it. */
export async function hasObject(name: string): Promise<boolean> {
  if (colorOf(name)) return hasObject(plainObject(name));
  if (name.startsWith('country-')) return hasCountry(name.slice('country-'.length));
  if (name.startsWith('cast-')) {
    const held = castOf(name)?.map(({ holds }) => holds);
    const objects = await openObjects();
    return held?.every((thing) => !thing || objects.has(thing)) ?? false;
  }
  const [, kind, rest = ''] = /^(icon|logo)-(.+)$/.exec(name) ?? [];
  if (kind === 'icon') return (await openIconFile('@iconify-json/mdi')).has(rest);
  if (kind === 'logo') return (await openIconFile('@iconify-json/logos')).has(rest);
  if (name.startsWith('flag-') && (await flagDrawing(name))) return true;
  return (await openObjects()).has(name);
}
