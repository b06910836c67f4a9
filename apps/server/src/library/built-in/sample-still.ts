/**
 * What people choose a wizard by: a moment of the film of its own sample answers. It is kept as all art is, so whoever
 * changes how samples look raises `artVersion` (art-store.ts).
 */
import type { Canvas } from '@napi-rs/canvas';
import { drawMovieStill } from './draw-movie-still.ts';

const pattern = /^\/library\/samples\/([a-z-]{1,40})\.webp$/;
/** Sharp on a card of Create, also on screens with twice the points. */
const widthPx = 960;
/** Everything of the first slide is there by then. */
const seconds = 1.8;

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
  return wizard && drawMovieStill(filmOf(wizard, wizard.sampleAnswers()), { seconds, widthPx });
}
