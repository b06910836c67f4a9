export type { Assets } from './assets/assets.ts';
export { type AssetsNeeded, assetsAt, assetsNeeded } from './assets/assets-needed.ts';
export type { StageProblem } from './assets/stage-problem.ts';
export { blobEdges, blobGrowth, blobPath, blobViewBox } from './blob/blob-path.ts';
export { parseColor } from './color/parse-color.ts';
export { type DrawOptions, drawFrame } from './draw-frame.ts';
export {
  defaultFontFamily,
  type FontFamily,
  findFontFamily,
  fontFamilies,
  fontFilesOf,
  missingLetters,
} from './fonts/font-book.ts';
export type { FontFile } from './fonts/font-file.ts';
export { parseGradient } from './gradient/parse-gradient.ts';
export { quietModules } from './graphics/draw-qr-code.ts';
export { shapes } from './graphics/shape-paths.ts';
export { pieceOfPicture } from './items/blur-behind.ts';
export { fitPicture } from './items/fit-picture.ts';
export { type KeyedColors, keyedColors, textColorOf } from './items/keyed-colors.ts';
export type { Movie } from './movie.ts';
export { slideAt } from './slides/slide-at.ts';
export { stageMatrix, stageScale } from './stage-scale.ts';
export type { Canvas, Context, Picture } from './surface/context.ts';
export { inverse, type Matrix, movePoint, type StagePoint } from './surface/matrix.ts';
export { createSurface, type Surface } from './surface/surface.ts';
export { swatchColors, transparentColor } from './swatches/swatch-colors.ts';
export {
  defaultGradientDegrees,
  type SwatchGradient,
  swatchGradients,
  writeGradient,
} from './swatches/swatch-gradients.ts';
export { type CaretPlace, caretAt, caretOf } from './text/caret-places.ts';
export { type FitRequest, fitText, shrinkToFit } from './text/fit-text.ts';
export { type LaidText, type LayoutRequest, layoutText } from './text/layout-text.ts';
export { parseHtml } from './text/parse-html.ts';
export type { Paragraph, RunStyle } from './text/run-style.ts';
export { TextRuler } from './text/text-ruler.ts';
export { itemAt, type PickOptions } from './touch/item-at.ts';
export { itemBoxes, type PlacedItem } from './touch/item-boxes.ts';
export { itemText, type PlacedText } from './touch/item-text.ts';
