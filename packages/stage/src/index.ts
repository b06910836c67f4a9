export type { Assets } from './assets/assets.ts';
export { type AssetsNeeded, assetsNeeded } from './assets/assets-needed.ts';
export type { StageProblem } from './assets/stage-problem.ts';
export { blobEdges, blobGrowth, blobPath, blobViewBox } from './blob/blob-path.ts';
export { type DrawOptions, drawFrame, type Movie } from './draw-frame.ts';
export {
  defaultFontFamily,
  type FontFamily,
  findFontFamily,
  fontFamilies,
} from './fonts/font-book.ts';
export type { FontFile } from './fonts/font-file.ts';
export type { Canvas, Context, Picture } from './surface/context.ts';
export { createSurface, type Surface } from './surface/surface.ts';
