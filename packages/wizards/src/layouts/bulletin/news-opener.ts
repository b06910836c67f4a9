/** The name of a programme on its opener: before the first story, and after the last. */
import type { DraftItem } from '@reelwright/pictures';
import type { ScriptPart } from '../../script.ts';
import { headingOf } from '../blocks.ts';
import { coloredBox } from '../shapes.ts';
import { filledBox, fullShot, timedShots } from '../shots.ts';
import { type SlideFrame, safeArea, shorterSide, wholeFrame } from '../slide-frame.ts';
import { channelOf, fitWords, strap, strapWords } from './strap.ts';

/** Where openers keep their middle dark for a name: parts of the height. */
const band = { y: 0.35, height: 0.3 } as const;

export function newsOpener(part: ScriptPart, frame: SlideFrame): DraftItem[] {
  const { width, height, theme } = frame;
  const time = { start: 0, end: frame.seconds };
  const box = { x: 0, y: height * band.y, width, height: height * band.height };
  const padX = safeArea(frame).x;
  const look = theme.title;
  const words = fitWords(headingOf(part), look, frame, {
    width: width - 2 * padX,
    height: box.height * 0.8,
    largest: 0.17,
    maxLines: 2,
  });
  return [
    ...timedShots({ ...part, lines: part.lines.slice(0, 1) }, { ...frame, lineTimes: [] }).flatMap(
      (timed, at) => {
        const { shot } = timed;
        const id = `${part.id}-shot-${at}`;
        if (shot.kind !== 'video') {
          const layers = fullShot(timed, frame, id, { focus: 'center' });
          return [...layers.ground, ...layers.subject];
        }
        // It ends calm, and stays so while somebody speaks.
        return [{ ...filledBox(shot, frame, id, wholeFrame(frame), timed), loop: false }];
      },
    ),
    // The first picture of a film is seen before it plays: the name is there from the beginning, and so is its ground.
    coloredBox(`${part.id}-band`, box, 'rgba(0,0,0,0.5)', time),
    strapWords({
      id: `${part.id}-title`,
      ident: 'title',
      words,
      look,
      color: '#ffffff',
      align: 'center',
      box,
      padX,
      time,
    }),
    ...kickerItems(part, frame),
  ];
}

/** The day, below the name. */
function kickerItems(part: ScriptPart, frame: SlideFrame): DraftItem[] {
  const { kicker } = part;
  if (!kicker?.trim()) return [];
  const unit = shorterSide(frame);
  const look = frame.theme.heading;
  const padX = unit * 0.035;
  const words = fitWords(kicker, look, frame, {
    width: frame.width * 0.8,
    largest: 0.055,
    maxLines: 1,
  });
  const width = words.set.width + 2 * padX;
  const y = frame.height * (band.y + band.height) + unit * 0.006;
  return strap({
    id: `${part.id}-kicker`,
    ident: 'heading',
    words,
    look,
    color: '#ffffff',
    ground: channelOf(part).colors.strap,
    align: 'center',
    box: { x: (frame.width - width) / 2, y, width, height: words.set.height + unit * 0.03 },
    padX,
    time: { start: 0, end: frame.seconds },
  });
}
