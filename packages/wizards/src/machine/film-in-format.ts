/**
 * A film in another format. Slides that the wizard would make today as they are in the film are laid out anew for it, by
 * the same rules as if the format had been chosen for the whole film; all others are fitted. Then comes what somebody put
 * right in that format. The film itself stays as it is.
 */
import {
  corrected,
  type FormatId,
  fitToFormat,
  formatOf,
  type Item,
  type ProjectData,
  type Slide,
  videoFormats,
} from '@reelwright/movie';
import { mergeSlide } from '../keep-edits/keep-edits.ts';
import { groupsOfItem, isPlaced } from '../keep-edits/made-marks.ts';
import { scriptToMovie } from '../script-to-movie.ts';
import { lookOf } from '../themes/look-of.ts';
import type { Wizard } from './wizard.ts';

type Writer = Pick<Wizard, 'writeScript'>;

export function filmInFormat(
  wizard: Writer | undefined,
  data: ProjectData,
  format: FormatId,
): ProjectData {
  if (formatOf(data.movie.size) === format) return data;
  const { width, height } = videoFormats[format];
  const corrections = data.formats?.[format];
  const layouts = wizard ? layoutsOf(wizard, data, { width, height }) : undefined;
  const frames = data.frames.map((slide) => {
    const fitted = fitOnce(slide, data.movie.size, format);
    const laidOut = layouts && laidOutAnew(slide, fitted, layouts);
    return corrected(laidOut ?? fitted, corrections);
  });
  return {
    ...data,
    frames,
    movie: { ...data.movie, size: { ...data.movie.size, width, height, custom: false } },
  };
}

interface Layouts {
  /** As the wizard makes them today in the film's own size: before its captions were written, and with room for them. */
  readonly own: readonly ReadonlyMap<string, Slide>[];
  readonly format: ReadonlyMap<string, Slide>;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function layoutsOf(wizard: Writer, data: ProjectData, size: Size): Layouts {
  const theme = lookOf(data.theme);
  const script = wizard.writeScript(data);
  const { captions } = data;
  const slides = ({ width, height }: Size, room: Pick<ProjectData, 'captions'>) => {
    // Without the movie made before: what the wizard makes, and nothing of a person's.
    const { movie } = scriptToMovie(script, { theme, width, height, ...room });
    return new Map(movie.frames.map((slide) => [slide.id, slide]));
  };
  const { size: ownSize } = data.movie;
  return {
    own: [slides(ownSize, {}), slides(ownSize, { captions })],
    format: slides(size, { captions }),
  };
}

/** Undefined for a slide that is not the wizard's, or that it would make otherwise today. */
function laidOutAnew(slide: Slide, fitted: Slide, { own, format }: Layouts): Slide | undefined {
  const anew = format.get(slide.id);
  const isOfWizard = own.some((slides) => isMadeSo(slide, slides.get(slide.id)));
  if (!anew || !isOfWizard) return undefined;
  // What somebody moved is fitted from where they put it; everything else is where the layout has it.
  const places = new Map(fitted.items.map((item) => [item.id, item]));
  const items = slide.items.map((item) => (isPlaced(item) ? (places.get(item.id) ?? item) : item));
  return mergeSlide({ ...slide, items }, anew, []);
}

function isMadeSo(slide: Slide, made: Slide | undefined): boolean {
  if (!made || JSON.stringify(slide.made) !== JSON.stringify(made.made)) return false;
  const marks = new Map(made.items.map((item) => [item.id, item.made]));
  const isSame = (item: Item) =>
    !marks.has(item.id) || !groupsOfItem(item) || marks.get(item.id) === item.made;
  return slide.items.every(isSame);
}

const fittedSlides = new WeakMap<Slide, Map<string, Slide>>();

/** An edit of one slide leaves the others the very same objects, so whoever draws them knows that nothing changed. */
function fitOnce(slide: Slide, from: Size, format: FormatId): Slide {
  const known = fittedSlides.get(slide) ?? new Map<string, Slide>();
  fittedSlides.set(slide, known);
  const key = `${from.width}x${from.height} ${format}`;
  const fitted = known.get(key) ?? fitToFormat(slide, from, videoFormats[format]);
  known.set(key, fitted);
  return fitted;
}
