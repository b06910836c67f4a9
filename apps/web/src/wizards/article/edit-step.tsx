import { Button } from '@mantine/core';
import { articleLimits, splitAtClause } from '@reelwright/article';
import type { ProjectData } from '@reelwright/movie';
import {
  type ArticleLine,
  articleWords,
  changeParas,
  fitFilm,
  isSpoken,
  parasOf,
} from '@reelwright/wizards/article';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useReorder } from '../../form/fields/use-reorder.ts';
import { Icon } from '../../theme/icon.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { newId } from '../../ui/new-id.ts';
import { toast } from '../../ui/toast.tsx';
import { type FocusLater, useFocusLater } from '../../wizard/paragraphs/use-focus-later.ts';
import { useWizard } from '../../wizard/wizard-model.ts';
import classes from './edit-step.module.css';
import { LengthBar } from './length-bar.tsx';
import {
  addLine,
  changeLine,
  excludeLine,
  excludeParagraph,
  joinWithPrevious,
  keepOnly,
  keptLines,
  keptParagraphs,
  moveLine,
  moveParagraph,
  type Paragraphs,
  placeOf,
  removeLine,
  splitLine,
  withExactWords,
  withWords,
  wordsOf,
} from './line-edits.ts';
import type { LineActions } from './line-row.tsx';
import { Paragraph, type ParagraphActions } from './paragraph.tsx';
import { useFilmLength } from './use-film-length.ts';
import { useSummary } from './use-summary.ts';

/** The article as lines of a film: left out, moved, rewritten, split, and searched pictures for. */
export function EditStep() {
  const { data, change, show, back, film } = useWizard();
  const paragraphs = parasOf(data);
  const root = useRef<HTMLDivElement>(null);
  const summary = useSummary();
  useEffect(() => show('title'), [show]);

  const edit = (label: string, update: (now: Paragraphs) => Paragraphs, mergeKey?: string) =>
    change(label, (now) => changeParas(now, update(parasOf(now))), mergeKey);
  const lineOrder = useReorder<HTMLOListElement>({
    axis: 'y',
    onMove: (from, to) => edit('Move line', (now) => moveLine(now, from, to), 'move line'),
  });
  const paragraphOrder = useReorder<HTMLDivElement>({
    axis: 'y',
    items: '[data-paragraph]',
    handles: '[data-paragraph-handle]',
    onMove: (from, to) =>
      edit('Move paragraph', (now) => moveParagraph(now, from, to), 'move paragraph'),
  });
  const focusLater = useFocusLater(root, 'data-line');

  // Rows are drawn again when their line changes, so what they call has to stay the same.
  const { summarize } = summary;
  const latest = useRef({ data, edit, show, lineOrder, paragraphOrder, focusLater, summarize });
  useLayoutEffect(() => {
    latest.current = { data, edit, show, lineOrder, paragraphOrder, focusLater, summarize };
  });
  const [actions] = useState(() => actionsOf(() => latest.current));
  const length = useFilmLength(data, film);

  if (paragraphs.length === 0) {
    return (
      <EmptyState
        title="There are no lines yet"
        action={
          <Button leftSection={<Icon shape={IconArrowBackUp} />} onClick={back}>
            Back to the article
          </Button>
        }
      >
        Every sentence of your article becomes a line of the film.
      </EmptyState>
    );
  }
  let index = 0;
  return (
    <div ref={root} className={classes.step}>
      <LengthBar
        {...length}
        isSpoken={isSpoken(data)}
        kept={keptLines(paragraphs).length}
        all={paragraphs.flat().length}
        isSummarizing={summary.isBusy}
        onFit={actions.fit}
        onIncludeAll={actions.includeAll}
        onSummarize={actions.summarize}
      />
      <ManyParagraphs count={keptParagraphs(paragraphs)} />
      <div className={classes.paragraphs} {...paragraphOrder.listProps}>
        <ol className={classes.paragraphs} {...lineOrder.listProps}>
          {paragraphs.map((lines, at) => {
            const first = index;
            index += lines.length;
            return (
              <Paragraph
                key={lines[0]?.id ?? at}
                lines={lines}
                at={at}
                first={first}
                count={paragraphs.length}
                draggedLine={draggedIn(lineOrder.dragged, first, lines.length)}
                isDragged={paragraphOrder.dragged === at}
                heading={headingAt(paragraphs, at)}
                actions={actions}
              />
            );
          })}
        </ol>
      </div>
    </div>
  );
}

function draggedIn(dragged: number | undefined, first: number, count: number): number | undefined {
  if (dragged === undefined || dragged < first || dragged >= first + count) return undefined;
  return dragged;
}

/** The chapter that begins with a paragraph. */
function headingAt(paragraphs: Paragraphs, at: number): string | undefined {
  const heading = paragraphs[at]?.[0]?.heading;
  return heading !== undefined && heading !== paragraphs[at - 1]?.at(-1)?.heading
    ? heading
    : undefined;
}

interface Latest {
  readonly data: ProjectData;
  readonly edit: (
    label: string,
    update: (now: Paragraphs) => Paragraphs,
    mergeKey?: string,
  ) => void;
  readonly show: (id: string) => void;
  readonly lineOrder: Pick<ReturnType<typeof useReorder>, 'handleProps'>;
  readonly paragraphOrder: Pick<ReturnType<typeof useReorder>, 'handleProps'>;
  readonly focusLater: FocusLater;
  readonly summarize: () => Promise<void>;
}

interface LengthActions {
  readonly fit: (seconds: number) => void;
  readonly includeAll: () => void;
  readonly summarize: () => void;
}

function actionsOf(latest: () => Latest): LineActions & ParagraphActions & LengthActions {
  const blank = (): ArticleLine & { readonly id: string } => ({
    id: newId(),
    text: '',
    hasMedia: true,
  });
  return {
    fit: (seconds) => {
      const ids = fitFilm(latest().data, seconds);
      latest().edit(`Make it about ${seconds} seconds`, (now) => keepOnly(now, ids));
    },
    includeAll: () =>
      latest().edit('Include all lines', (now) =>
        keepOnly(now, new Set(now.flat().map(({ id }) => id ?? ''))),
      ),
    summarize: () => void latest().summarize(),
    write: (id, words) =>
      latest().edit(
        'Change line',
        (now) => changeLine(now, id, (line) => withWords(line, words)),
        `line ${id}`,
      ),
    exclude: (id, exclude) =>
      latest().edit(exclude ? 'Exclude line' : 'Include line', (now) =>
        excludeLine(now, id, exclude),
      ),
    search: (id, exact) =>
      latest().edit('Choose bold words', (now) =>
        changeLine(now, id, (line) => withExactWords(line, exact)),
      ),
    split: (id, parts) => {
      const ids = parts.map((_, at) => (at === 0 ? id : newId()));
      let at = 0;
      latest().edit('Split line', (now) => {
        at = 0;
        return splitLine(now, id, parts, () => ids[++at] ?? newId());
      });
      latest().focusLater(ids.at(-1) ?? id, 0);
    },
    splitAtClause: (id) => {
      latest().edit('Split line', (now) => {
        const place = placeOf(now, id);
        const line = place && now[place.paragraph]?.[place.line];
        return line ? splitLine(now, id, splitAtClause(wordsOf(line)), newId) : now;
      });
      latest().focusLater(id, 0);
    },
    join: (id) => {
      let target: { readonly id: string; readonly caret: number } | undefined;
      latest().edit('Join lines', (now) => {
        const place = placeOf(now, id);
        const previous = place && now[place.paragraph]?.[place.line - 1];
        if (previous?.id) target = { id: previous.id, caret: wordsOf(previous).length };
        return joinWithPrevious(now, id);
      });
      if (target) latest().focusLater(target.id, target.caret);
    },
    remove: (id) => latest().edit('Remove line', (now) => removeLine(now, id)),
    show: (id) => latest().show(id),
    grab: (index, event) => latest().lineOrder.handleProps(index).onPointerDown(event),
    nudge: (index, event) => latest().lineOrder.handleProps(index).onKeyDown(event),
    add: (at) => {
      const line = blank();
      latest().edit('Add line', (now) => addLine(now, at, line));
      latest().focusLater(line.id, 0);
    },
    excludeAll: (at, exclude) =>
      latest().edit(exclude ? 'Exclude paragraph' : 'Include paragraph', (now) =>
        excludeParagraph(now, at, exclude),
      ),
    moveTo: (from, to) => latest().edit('Move paragraph', (now) => moveParagraph(now, from, to)),
    removeAll: (at) => {
      let removed: Paragraphs | undefined;
      latest().edit('Remove paragraph', (now) => {
        removed = now;
        return now.toSpliced(at, 1);
      });
      toast.info(`Removed paragraph ${at + 1}`, {
        undo: () => removed && latest().edit('Bring paragraph back', () => removed ?? []),
      });
    },
    grabAll: (at, event) => latest().paragraphOrder.handleProps(at).onPointerDown(event),
    nudgeAll: (at, event) => latest().paragraphOrder.handleProps(at).onKeyDown(event),
  };
}

/** Spec: a warning above 17 paragraphs, an error alert above 20. */
function ManyParagraphs({ count }: { readonly count: number }) {
  const { warn, most } = articleLimits.paragraphs;
  if (count <= warn) return null;
  return (
    <InlineAlert tone={count > most ? 'danger' : 'warning'}>
      {articleWords.manyParagraphs(count)}
    </InlineAlert>
  );
}
