import type { Item, ProjectData, Slide } from '@reelwright/movie';
import {
  type LayoutId,
  lookOf,
  type PartRole,
  type ScriptLine,
  type ScriptPart,
  scriptToMovie,
  type ThemeLook,
} from '@reelwright/wizards';

/** A slide with words and pictures to be changed, in the look of a theme. */
interface SlideTemplate {
  readonly id: LayoutId;
  readonly label: string;
  readonly part: ScriptPart;
}

/** Spec: how long a slide from a template lasts. */
const templateSeconds = 5;

function line(
  id: string,
  text: string,
  object: string,
  more: Partial<ScriptLine> = {},
): ScriptLine {
  const picture = { style: 'studio' as const, objects: [object], seed: id };
  return { id, text, spoken: text, media: [], picture, ...more };
}

function template(
  id: LayoutId,
  label: string,
  role: PartRole,
  lines: readonly ScriptLine[],
  more: Partial<ScriptPart> = {},
): SlideTemplate {
  const part = {
    id: `template-${id}`,
    layout: id,
    role,
    lines,
    minSeconds: templateSeconds,
    ...more,
  };
  return { id, label, part };
}

const rocket = line('a', 'Your big idea in one line', 'rocket');
const points = [
  line('a', 'First good reason', 'check-mark-button'),
  line('b', 'Second good reason', 'star'),
  line('c', 'Third good reason', 'trophy'),
];

/** Each shows one layout; names are what people would call the slide. */
export const slideTemplates: readonly SlideTemplate[] = [
  template('title', 'Title', 'title', [line('a', 'Your title goes here', 'rocket')]),
  template('title_with_subtitle', 'Title and subtitle', 'title', [rocket], {
    heading: 'Your title',
  }),
  template('media_with_subtitle', 'Picture with a caption', 'fact', [
    line('a', 'A sentence about this picture', 'beach-with-umbrella'),
  ]),
  template('heading_with_media', 'Heading and picture', 'item', [
    line('a', 'Your heading', 'gem-stone'),
  ]),
  template('heading_with_bullets', 'Heading and points', 'fact', points, {
    heading: 'Three reasons',
  }),
  template('only_bullets', 'Points', 'fact', points),
  template(
    'heading_with_text_and_media',
    'Heading, text and picture',
    'fact',
    [line('a', 'Say in a sentence what people get out of it', 'light-bulb')],
    { heading: 'Why it works' },
  ),
  template(
    'heading_with_text_and_media_side_by_side',
    'Side by side',
    'fact',
    [line('a', 'Text on one side, a picture on the other', 'camera')],
    { heading: 'Side by side' },
  ),
  template('heading_with_bullets_and_media', 'Points and picture', 'fact', points, {
    heading: 'What you get',
  }),
  template('media', 'Picture only', 'fact', [line('a', '', 'mountain')]),
  template('slideshow', 'Slideshow', 'fact', [
    line('a', 'One', 'mountain'),
    line('b', 'Two', 'camera'),
    line('c', 'Three', 'beach-with-umbrella'),
  ]),
  template('number', 'Big number', 'number', [line('a', 'Happy customers', 'trophy')], {
    number: 100,
  }),
  template(
    'testimonial',
    'Testimonial',
    'proof',
    [line('a', '“I would recommend it to anyone.”', 'star', { label: 'A happy customer' })],
    { heading: 'A happy customer' },
  ),
  template(
    'contact',
    'Contact',
    'contact',
    [line('a', 'www.example.com', 'globe-with-meridians')],
    {
      heading: 'Get in touch',
    },
  ),
];

/** The slide a template makes in this project: its size, and its theme unless another is given. */
export function slideFromTemplate(
  { id, part }: SlideTemplate,
  data: ProjectData,
  theme: ThemeLook = lookOf(data.theme),
): Slide | undefined {
  const { width, height } = data.movie.size;
  const { movie } = scriptToMovie({ title: '', parts: [part] }, { theme, width, height });
  const [slide] = movie.frames;
  if (!slide) return undefined;
  const { transition: _, ...rest } = slide;
  // The theme's ground belongs to the slide here: the movie may have another.
  const background = slide.background ?? movie.movie.bg;
  // Pictures that follow each other share the time; everything else is there soon, with time left to be read.
  const items = withWholeTimes(slide.items, id === 'slideshow' ? 3.4 : 2);
  return { ...rest, background, duration: templateSeconds, items };
}

/** On a slide of its own nobody says these lines: all have come by then, and stay until the end. */
function withWholeTimes(items: readonly Item[], lastComesSeconds: number): Item[] {
  const last = Math.max(...items.map(({ timing }) => timing.startTime));
  const share = Math.min(1, lastComesSeconds / last);
  const sooner = (seconds: number) => Math.round(seconds * share * 100) / 100;
  return items.map((item) => ({
    ...item,
    timing: { ...item.timing, startTime: sooner(item.timing.startTime), endTime: templateSeconds },
    ...(item.effects?.unitStarts && {
      effects: { ...item.effects, unitStarts: item.effects.unitStarts.map(sooner) },
    }),
  }));
}
