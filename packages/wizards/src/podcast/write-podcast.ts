/** The film of a talk: its own sound from beginning to end, its words as they are said, and the sound drawn below them. */
import { capitalize } from '@reelwright/english';
import { type InfoOf, levelsPerSecond, type ProjectData } from '@reelwright/movie';
import { textOf } from '../kept-line.ts';
import { type KeptPara, parasIn } from '../paragraphs/paragraph.ts';
import type { PartBars, Script, ScriptLine, ScriptPart } from '../script.ts';
import { scriptLines } from '../script-line.ts';
import { type PodcastSound, soundOf, spanOf, talkParas } from './podcast-sound.ts';
import { type Shown, talkPictures } from './talk-pictures.ts';
import { type TalkSlide, talkSlides } from './talk-slides.ts';

/** So much of the sound before and after a slide is drawn on it. */
const aroundSeconds = 4;
const usualBars = 'bars';

export function writePodcast(data: ProjectData): Script {
  const title = titleOf(data);
  const sound = soundOf(data);
  const paras = talkParas(data);
  if (!sound || sound.seconds <= 0 || paras.length === 0) return { title, parts: [] };
  const info: InfoOf<'podcast'> = data.info;
  const shown = talkPictures(data, paras);
  const style = textOf(info.bars) || usualBars;
  const linesOf = new Map(paras.map((para) => [para, linesOfPara(para, shown(para))]));
  const slides = talkSlides(paras, {
    ...spanOf(data),
    // A clip begins with its words: whoever scrolls by waits for no title.
    hasCover: info.clip === undefined,
    lines: (para) => linesOf.get(para) ?? [],
    unshown: parasIn(data)
      .filter(({ exclude }) => exclude)
      .map(({ audio }) => audio?.startTime ?? 0),
  });
  const chapters = chapterTitles(paras);
  const chapterOf = (slide: TalkSlide | undefined) =>
    slide?.para && !slide.isCover ? chapters.get(slide.para.id) : undefined;
  return {
    title,
    parts: slides.map((slide, at): ScriptPart => {
      const { para } = slide;
      const before = slides[at - 1];
      const common = {
        id: slide.id,
        through: {
          fromSeconds: slide.from,
          seconds: hundredths(slide.to - slide.from),
          stays: [
            ...(chapterOf(slide)?.begins === chapterOf(before)?.begins
              ? (['chapter'] as const)
              : []),
            ...(shownSpeaker(slide) === shownSpeaker(before) ? (['speaker'] as const) : []),
          ],
        },
        ...(sound.levels && { bars: barsOf(sound, slide, style) }),
      };
      if (slide.isCover) {
        const cover = shown(undefined);
        return {
          ...common,
          layout: 'talk_cover',
          role: 'title',
          heading: title,
          ...(textOf(info.author) && { note: textOf(info.author) }),
          lines: [silentLine('cover', cover)],
        };
      }
      const chapter = chapterOf(slide);
      const speaker = shownSpeaker(slide);
      return {
        ...common,
        ...layoutOf(slide),
        // A new chapter comes as a new picture; within one, words follow each other.
        role: chapter?.begins === slide.id ? 'item' : 'fact',
        ...(chapter?.title && { heading: chapter.title }),
        ...(speaker && { kicker: speaker }),
        lines: slide.lines.length > 0 ? slide.lines : [silentLine(slide.id, shown(para))],
      };
    }),
  };
}

/** Only beside words of theirs. */
function shownSpeaker(slide: TalkSlide | undefined): string | undefined {
  return slide && !slide.isCover && slide.lines.length > 0 ? slide.para?.speaker : undefined;
}

export function titleOf(data: ProjectData): string {
  const name = soundOf(data)?.name.replace(/\.[a-z0-9]{2,4}$/i, '') ?? '';
  return textOf(data.info.title) || capitalize(textOf(data.keyword)) || name;
}

/** What somebody chose for its passage; else the words beside their picture. */
function layoutOf({ para, lines }: TalkSlide): Pick<ScriptPart, 'layout' | 'isWordsAlone'> {
  if (lines.length === 0) return { layout: 'talk' };
  switch (para?.style) {
    case 'heading_with_media':
      return { layout: 'heading_with_text_and_media' };
    case 'text':
      return { layout: 'title', isWordsAlone: true };
    case 'media_with_subtitle':
      return { layout: 'media_with_subtitle' };
    case 'media':
      return { layout: 'media' };
    default:
      return { layout: 'talk' };
  }
}

function linesOfPara(para: KeptPara, { media, picture }: Shown): readonly ScriptLine[] {
  return scriptLines({
    id: `${para.id}-line`,
    kept: para,
    text: para.text,
    spoken: para.text,
    picture: () => picture,
    media,
  });
}

/** Nothing is said, or nothing of it shown: the picture stands alone. */
function silentLine(id: string, { media, picture }: Shown): ScriptLine {
  return { id: `${id}-picture`, text: '', spoken: '', media, picture, isShownOnly: true };
}

interface Chapter {
  readonly title: string;
  /** The passage it begins with. */
  readonly begins: string;
}

function chapterTitles(paras: readonly KeptPara[]): ReadonlyMap<string, Chapter> {
  let now: Chapter | undefined;
  const found = new Map<string, Chapter>();
  for (const { id, title } of paras) {
    if (title) now = { title, begins: id };
    if (now) found.set(id, now);
  }
  return found;
}

function barsOf({ levels }: PodcastSound, { from, to }: TalkSlide, style: string): PartBars {
  const first = Math.max(0, Math.floor((from - aroundSeconds) * levelsPerSecond));
  const last = Math.ceil((to + aroundSeconds) * levelsPerSecond);
  return {
    style,
    levels: levels.slice(first, last),
    leadSeconds: hundredths(from - first / levelsPerSecond),
  };
}

const hundredths = (seconds: number): number => Math.round(seconds * 100) / 100;
