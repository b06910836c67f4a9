/** The drawing of an object by its name: things, flags (`flag-france`) and, later on, more kinds by their first word. */

import { flagDrawing } from './flag-drawing.ts';
import { type IconDrawing, openIconFile } from './icon-file.ts';

export const openObjects = () => openIconFile('@iconify-json/fluent-emoji');

export async function objectDrawing(name: string): Promise<IconDrawing | undefined> {
  return (await (await openObjects()).drawing(name)) ?? flagDrawing(name);
}

/** Whether there is an object of that name, without drawing it. */
export async function hasObject(name: string): Promise<boolean> {
  return (await openObjects()).has(name) || (await flagDrawing(name)) !== undefined;
}
