import { type FormatId, formatIds, videoFormats } from '../schema/movie-settings.ts';
import type { Size } from './safe-area.ts';

const sameShape = 0.01;

/** Which format a film of this size has already; undefined for a shape of its own. */
export function formatOf({ width, height }: Size): FormatId | undefined {
  return formatIds.find((id) => {
    const format = videoFormats[id];
    return Math.abs(Math.log((width / height) * (format.height / format.width))) < sameShape;
  });
}
