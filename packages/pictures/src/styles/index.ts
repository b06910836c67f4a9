/** Every style a picture can be drawn in, by its name. */
import type { PictureStyle } from '../recipe.ts';
import { arch } from './arch.ts';
import { bokeh } from './bokeh.ts';
import type { DrawStyle } from './draw-style.ts';
import { chart } from './figures/chart.ts';
import { map } from './figures/map.ts';
import { number } from './figures/number.ts';
import { percent } from './figures/percent.ts';
import { timeline } from './figures/timeline.ts';
import { versus } from './figures/versus.ts';
import { grid } from './grid.ts';
import { hills, waves } from './landscapes.ts';
import { macro } from './macro.ts';
import { medallion } from './medallion.ts';
import { neon } from './neon.ts';
import { orbit } from './orbit.ts';
import { paper } from './paper.ts';
import { pattern } from './pattern.ts';
import { place } from './place.ts';
import { podium } from './podium.ts';
import { portrait } from './portrait.ts';
import { row } from './row.ts';
import { scene } from './scene.ts';
import { spotlight } from './spotlight.ts';
import { sticker } from './sticker.ts';
import { studio } from './studio.ts';

export const drawStyles: Readonly<Record<PictureStyle, DrawStyle>> = {
  place,
  studio,
  scene,
  spotlight,
  pattern,
  sticker,
  row,
  bokeh,
  macro,
  podium,
  hills,
  arch,
  orbit,
  waves,
  grid,
  neon,
  paper,
  portrait,
  medallion,
  number,
  percent,
  timeline,
  versus,
  chart,
  map,
};
