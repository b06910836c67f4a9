/** The countries of the world, read when the first map is drawn. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { geoArea, geoCentroid } from 'd3-geo';
import { feature } from 'topojson-client';
import { countryNumbers } from './country-numbers.ts';

/** A country, as the atlas has it. */
export interface Land {
  readonly type: 'Feature';
  readonly id?: string;
  readonly properties: null;
  readonly geometry: Area;
}

type Rings = number[][][];
type Area =
  | { readonly type: 'Polygon'; readonly coordinates: Rings }
  | { readonly type: 'MultiPolygon'; readonly coordinates: Rings[] };

const read = new Map<string, Promise<readonly Land[]>>();

/** Neighbours are drawn roughly, the country itself in detail. */
export function countries(detail: '50m' | '110m'): Promise<readonly Land[]> {
  const known = read.get(detail);
  if (known) return known;
  const file = fileURLToPath(import.meta.resolve(`world-atlas/countries-${detail}.json`));
  const reading = readFile(file, 'utf8').then((text) => {
    const world = JSON.parse(text);
    return (feature(world, world.objects.countries) as unknown as { features: Land[] }).features;
  });
  read.set(detail, reading);
  return reading;
}

/** The mainland, so that far islands do not make a country small. */
export function mainland(land: Land): Land {
  const { geometry } = land;
  if (geometry.type !== 'MultiPolygon') return land;
  const parts = geometry.coordinates.map((coordinates) => ({
    type: 'Polygon' as const,
    coordinates,
  }));
  const largest = Math.max(...parts.map((part) => geoArea(part)));
  const center = geoCentroid(parts.find((part) => geoArea(part) === largest) ?? land);
  const near = parts.filter((part) => {
    const [x, y] = geoCentroid(part);
    return geoArea(part) > largest * 0.02 && Math.hypot(x - center[0], y - center[1]) < 28;
  });
  return {
    ...land,
    geometry: { type: 'MultiPolygon', coordinates: near.map(({ coordinates }) => coordinates) },
  };
}

export async function landOf(code: string): Promise<Land | undefined> {
  const number = countryNumbers.get(code);
  return number ? (await countries('50m')).find(({ id }) => id === number) : undefined;
}

export async function hasCountry(code: string): Promise<boolean> {
  return (await landOf(code)) !== undefined;
}
