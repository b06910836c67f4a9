import { Button } from '@mantine/core';
import { articleLimits } from '@reelwright/article';
import { capitalize } from '@reelwright/english';
import { type ArticleLine, articleWords } from '@reelwright/wizards/article';
import {
  IconAlertTriangle,
  IconEye,
  IconEyeOff,
  IconGripVertical,
  IconScissors,
  IconX,
} from '@tabler/icons-react';
import { type ClipboardEvent, type KeyboardEvent, memo, type PointerEvent } from 'react';
import { Icon } from '../../theme/icon.tsx';
import { BoldButton } from './bold-button.tsx';
import classes from './edit-step.module.css';
import { LineButton } from './line-button.tsx';
import { exactWordsOf, wordsOf } from './line-edits.ts';

/** What can be done to a line. The same functions for as long as the step is drawn. */
export interface LineActions {
  readonly write: (id: string, words: string) => void;
  readonly exclude: (id: string, exclude: boolean) => void;
  readonly search: (id: string, exact: string | undefined) => void;
  readonly split: (id: string, parts: readonly string[]) => void;
  readonly splitAtClause: (id: string) => void;
  readonly join: (id: string) => void;
  readonly remove: (id: string) => void;
  readonly show: (id: string) => void;
  readonly grab: (index: number, event: PointerEvent) => void;
  readonly nudge: (index: number, event: KeyboardEvent) => void;
}

interface LineRowProps {
  readonly line: ArticleLine;
  /** Counted over all paragraphs. */
  readonly index: number;
  readonly isDragged: boolean;
  readonly actions: LineActions;
}

/** A line of the film: drawn again only when it changed itself. */
export const LineRow = memo(function LineRow({ line, index, isDragged, actions }: LineRowProps) {
  const id = line.id ?? '';
  const words = wordsOf(line);
  const exact = exactWordsOf(line);
  const name = `line ${index + 1}`;
  const isOut = line.exclude === true;
  return (
    <li
      className={classes.line}
      data-line={id}
      data-out={isOut || undefined}
      data-dragged={isDragged || undefined}
      data-reorder
    >
      <button
        type="button"
        className={classes.handle}
        aria-label={`Move ${name} with Alt and the arrow keys`}
        data-reorder-handle
        onPointerDown={(event) => actions.grab(index, event)}
        onKeyDown={(event) => actions.nudge(index, event)}
      >
        <Icon shape={IconGripVertical} sizePx={16} />
      </button>
      <div className={classes.body}>
        <LineText id={id} name={name} words={words} exact={exact} actions={actions} />
        {exact !== undefined && (
          <p className={classes.tag}>
            Pictures of “{exact}”
            <button
              type="button"
              className={classes.tagEnd}
              aria-label={`No bold words in ${name}`}
              onClick={() => actions.search(id, undefined)}
            >
              <Icon shape={IconX} sizePx={16} />
            </button>
          </p>
        )}
        <LongNote
          name={name}
          words={words}
          isOut={isOut}
          onSplit={() => actions.splitAtClause(id)}
        />
      </div>
      <div className={classes.tools}>
        <BoldButton
          name={name}
          words={words}
          exact={exact}
          onChoose={(chosen) => actions.search(id, chosen)}
        />
        <LineButton
          label={isOut ? `Include ${name}` : `Exclude ${name}`}
          hint={isOut ? 'Include' : 'Exclude'}
          icon={isOut ? IconEyeOff : IconEye}
          onClick={() => actions.exclude(id, !isOut)}
        />
      </div>
    </li>
  );
});

interface LineTextProps {
  readonly id: string;
  readonly name: string;
  readonly words: string;
  readonly exact: string | undefined;
  readonly actions: LineActions;
}

/** As tall as its words: below the field lies the same text, which also shows what is searched for. */
function LineText({ id, name, words, exact, actions }: LineTextProps) {
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart: start, selectionEnd: end } = event.currentTarget;
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      actions.split(id, [words.slice(0, start).trimEnd(), words.slice(end).trimStart()]);
    } else if (event.key === 'Backspace' && start === 0 && end === 0) {
      event.preventDefault();
      actions.join(id);
    }
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const rows = event.clipboardData.getData('text/plain').split(/\s*\n\s*/);
    if (rows.filter(Boolean).length < 2) return;
    event.preventDefault();
    const { selectionStart: start, selectionEnd: end } = event.currentTarget;
    const [first = '', ...others] = rows.filter(Boolean);
    const all = [words.slice(0, start) + first, ...others];
    const last = all.pop() ?? '';
    actions.split(id, [...all, last + words.slice(end)]);
  };
  return (
    <div className={classes.text}>
      <div className={classes.mirror} aria-hidden="true">
        <Highlighted words={words} exact={exact} />
      </div>
      <textarea
        className={classes.area}
        aria-label={capitalize(name)}
        rows={1}
        spellCheck
        maxLength={2000}
        placeholder="Write a line"
        value={words}
        onChange={(event) => actions.write(id, event.currentTarget.value.replace(/\s*\n\s*/g, ' '))}
        onKeyDown={press}
        onPaste={paste}
        onFocus={() => actions.show(id)}
        onBlur={() => words.trim() === '' && actions.remove(id)}
      />
    </div>
  );
}

function Highlighted({ words, exact }: Pick<LineTextProps, 'words' | 'exact'>) {
  const at = exact ? words.indexOf(exact) : -1;
  // A line that ends with a space is as tall as one with a letter there.
  if (!exact || at < 0) return `${words} `;
  return (
    <>
      {words.slice(0, at)}
      <mark className={classes.exact}>{exact}</mark>
      {words.slice(at + exact.length)}{' '}
    </>
  );
}

interface LongNoteProps {
  readonly name: string;
  readonly words: string;
  readonly isOut: boolean;
  readonly onSplit: () => void;
}

function LongNote({ name, words, isOut, onSplit }: LongNoteProps) {
  const { warn, error } = articleLimits.line;
  const length = words.length;
  if (length <= warn || isOut) return null;
  return (
    <p className={classes.long} data-tone={length > error ? 'danger' : 'warning'}>
      <Icon shape={IconAlertTriangle} sizePx={16} />
      <span>
        {articleWords.longLine} It has {length}.
      </span>
      <Button
        variant="subtle"
        size="compact-xs"
        aria-label={`Split ${name}`}
        leftSection={<Icon shape={IconScissors} sizePx={16} />}
        onClick={onSplit}
      >
        Split it
      </Button>
    </p>
  );
}
