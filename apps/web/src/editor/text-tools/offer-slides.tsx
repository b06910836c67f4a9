import { Button } from '@mantine/core';
import { insertSlides, newTextItem, Slide } from '@reelwright/movie';
import { openPopup } from '../../ui/open-popup.ts';
import { toast } from '../../ui/toast.tsx';
import { groundBehind } from '../ground-behind.ts';
import { newItemId } from '../new-item-id.ts';
import { textOf } from '../plain-text.ts';
import type { EditorSession } from '../state/editor-session.ts';
import { showSlide } from '../state/show-slide.ts';
import { slidesOfText } from './slides-of-text.ts';
import classes from './text-tools.module.css';

const usualSeconds = 5;
/** How quickly people read, with a moment to look first. */
const lettersPerSecond = 16;

/** Asks whether a long text is to become slides. @returns false: it is short, or to stay one text. */
export async function offerSlides(session: EditorSession, text: string): Promise<boolean> {
  const parts = slidesOfText(text);
  if (parts.length === 0) return false;
  const choice = await openPopup<'slides' | 'text' | 'nothing'>(
    { title: 'Turn this text into slides?', sizePx: 480 },
    'nothing',
    (answer) => (
      <div className={classes.fields}>
        <p className={classes.hint}>
          It’s long enough for {parts.length} slides, one for each paragraph or thought.
        </p>
        <div className={classes.row}>
          <Button variant="default" onClick={() => answer('text')}>
            Keep it on one slide
          </Button>
          <Button data-autofocus onClick={() => answer('slides')}>
            Make {parts.length} slides
          </Button>
        </div>
      </div>
    ),
  );
  if (choice === 'slides') makeSlides(session, parts);
  return choice !== 'text';
}

/** Behind the slide that is worked on, on its ground. */
function makeSlides(session: EditorSession, parts: readonly string[]): void {
  const { frames, movie } = session.tab.view.get().saving.data;
  const current = session.slide();
  const at = frames.findIndex(({ id }) => id === current?.id) + 1;
  const slides = parts.map((part) => {
    const duration = Math.max(usualSeconds, Math.ceil(part.length / lettersPerSecond) + 1);
    const blank = Slide.parse({ id: newItemId(), duration, background: current?.background });
    const place = { stage: movie.size, texts: [] };
    const ground = groundBehind(newTextItem('new', place), blank, movie);
    const item = newTextItem(newItemId(), { ...place, ground });
    const heightPx = movie.size.height * 0.7;
    const words = {
      ...item,
      text: textOf(part),
      timing: { ...item.timing, startTime: 0, endTime: duration },
      y: (movie.size.height - heightPx) / 2,
      scaleY: heightPx / item.height,
      ...(item.font && { font: { ...item.font, fit: true } }),
    };
    return { ...blank, items: [words] };
  });
  session.tab.edit(insertSlides, { slides, at });
  const [first] = slides;
  if (first) showSlide(session, first.id);
  toast.success(`Made ${slides.length} slides.`, { undo: session.tab.undo });
}
