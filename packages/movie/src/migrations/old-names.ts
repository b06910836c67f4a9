import { isJsonObject, type Json, type JsonObject } from '../json.ts';

/**
 * Whether a document still uses one of the names that version 1 did away with. Programs that write
 * documents themselves may use them in any version, and what they write must be drawn.
 */
export function usesOldNames({ frames }: JsonObject): boolean {
  return (
    Array.isArray(frames) &&
    frames.some((slide) => isJsonObject(slide) && isIn(slide.items, itemUses))
  );
}

function isIn(items: Json | undefined, uses: (item: JsonObject) => boolean): boolean {
  return Array.isArray(items) && items.some((item) => isJsonObject(item) && uses(item));
}

function itemUses({ type, effects, children }: JsonObject): boolean {
  return (
    type === 'media' ||
    (isJsonObject(effects) &&
      (has(effects.in, 'fxIn') || has(effects.out, 'fxOut') || typeof effects.stay === 'string')) ||
    isIn(children, itemUses)
  );
}

function has(motion: Json | undefined, name: string): boolean {
  return isJsonObject(motion) && motion[name] !== undefined;
}
