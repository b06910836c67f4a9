/**
 * What people choose a wizard by: a moment of the film of its own sample answers. It is kept as all art is, so whoever
 * changes how samples look raises `artVersion` (art-store.ts).
 */
import type { Canvas } from '@napi-rs/canvas';
import { type ProjectData, slideSeconds } from '@reelwright/movie';
import { paletteOf, recipeOf } from '@reelwright/pictures';
import { drawMovieStill } from './draw-movie-still.ts';
import { drawStill } from './draw-still.ts';

const pattern = /^\/library\/samples\/([a-z-]{1,40})\.webp$/;
/** Sharp on a card of Create, also on screens with twice the points. */
const widthPx = 960;
/** Everything of a slide is there by then. */
const secondsIn = 1.8;

/** The wizard whose sample an address would be; undefined for any other address. */
export function sampleOf(address: string): string | undefined {
  return pattern.exec(address)?.[1];
}

export async function drawSampleStill(wizardId: string): Promise<Canvas | undefined> {
  // Most processes that draw never need it.
  const [{ wizardCalled }, { filmOf }] = await Promise.all([
    import('@reelwright/wizards/list'),
    import('@reelwright/wizards/machine'),
  ]);
  const wizard = await wizardCalled(wizardId)?.load();
  if (!wizard) return undefined;
  const film = filmOf(wizard, wizard.sampleAnswers());
  return drawMovieStill(film, { seconds: firstMoment(film), widthPx, drawPicture });
}

/** Of the first slide without a clip: those are not read here. */
function firstMoment({ frames }: ProjectData): number {
  const first = frames.findIndex(({ items }) => items.every(({ type }) => type !== 'video'));
  const before = frames.slice(0, Math.max(0, first));
  return before.reduce((sum, slide) => sum + slideSeconds(slide), secondsIn);
}

async function drawPicture(address: string): Promise<Canvas | undefined> {
  const recipe = recipeOf(address);
  return recipe && drawStill(recipe, { widthPx, palette: paletteOf(address) });
}
