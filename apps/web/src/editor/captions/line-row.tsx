import { type EditableLine, retypeLine } from '@reelwright/captions';
import { maxCaptionLetters } from '@reelwright/movie';
import { IconEyeOff } from '@tabler/icons-react';
import { type KeyboardEvent, memo, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../theme/icon.tsx';
import { joinActive, splitActive } from './caption-actions.ts';
import classes from './caption-editor.module.css';
import { formatLineTime } from './line-times.ts';
import { useDesk, useDeskPart } from './use-desk.ts';

interface LineRowProps {
  readonly line: EditableLine;
  readonly at: number;
  readonly count: number;
  readonly topPx: number;
}

/** One line: when it comes, and its words, to be typed over. It is drawn again only when it changes itself. */
export const LineRow = memo(function LineRow({ line, at, count, topPx }: LineRowProps) {
  const desk = useDesk();
  const isActive = useDeskPart(({ activeId }) => activeId === line.id);
  const isCurrent = useDeskPart(({ currentId }) => currentId === line.id);
  const focus = useDeskPart((state) => (state.activeId === line.id ? state.focus : undefined));
  const time = formatLineTime(line.start).slice(0, -1);
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState(line.text);
  // A space that was just typed is no word yet; what undo brings back is shown at once.
  const shown = inOneRow(typed) === line.text ? typed : line.text;

  useLayoutEffect(() => {
    if (!focus || !field.current) return;
    field.current.focus({ preventScroll: true });
    field.current.setSelectionRange(focus.caret, focus.caret);
  }, [focus]);

  const activate = () => {
    desk.caret = () =>
      inOneRow(field.current?.value.slice(0, field.current.selectionStart) ?? '').length;
    desk.activate(line);
  };
  const retype = (text: string) => {
    desk.player?.pause();
    setTyped(text);
    desk.change('Correct a caption', retypeLine(line, text), `caption-${line.id}`);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const isAtStart = selectionStart === 0 && selectionEnd === 0;
    const isAtEnd = selectionStart === value.length && selectionEnd === value.length;
    const [before, next] = [desk.lines()[at - 1], desk.lines()[at + 1]];
    const perform = new Map([
      ['Enter', () => splitActive(desk)],
      ['Backspace', isAtStart && (() => joinActive(desk, -1))],
      ['Delete', isAtEnd && (() => joinActive(desk, 1))],
      // Out of a long list with one key: what stands above it is next then.
      ['Escape', () => field.current?.closest('section')?.focus()],
      ['ArrowUp', isAtStart && before && (() => desk.focus(before, 0))],
      ['ArrowDown', isAtEnd && next && (() => desk.focus(next, next.text.length))],
    ]).get(event.key);
    if (!perform) return;
    event.preventDefault();
    perform();
  };
  return (
    <li
      className={classes.row}
      style={{ top: topPx }}
      aria-posinset={at + 1}
      aria-setsize={count}
      aria-current={isCurrent || undefined}
      data-active={isActive || undefined}
      data-hidden={line.isHidden || undefined}
    >
      <button
        type="button"
        className={classes.time}
        tabIndex={-1}
        aria-label={`${time}, show line ${at + 1}`}
        onClick={() => {
          desk.player?.seek(line.start + 0.05);
          desk.focus(line, line.text.length);
        }}
      >
        {time}
        {line.isHidden && <Icon shape={IconEyeOff} sizePx={16} />}
        {!line.isHidden && isChanged(line) && <span className={classes.dot} title="Changed" />}
      </button>
      <textarea
        ref={field}
        className={classes.text}
        aria-label={`Line ${at + 1}${line.isHidden ? ', hidden' : ''}`}
        rows={2}
        dir="auto"
        maxLength={maxCaptionLetters}
        value={shown}
        placeholder={line.own ? 'What viewers should read here' : 'Nothing is shown here'}
        onChange={({ currentTarget }) => retype(currentTarget.value)}
        onFocus={activate}
        onBlur={desk.tab.endStep}
        onKeyDown={onKeyDown}
      />
    </li>
  );
});

function inOneRow(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** Whether it is shown otherwise than it is said. */
function isChanged({ correction, own }: EditableLine): boolean {
  if (own) return true;
  const { text, shiftSeconds, leadSeconds, staySeconds } = correction ?? {};
  return [text, shiftSeconds, leadSeconds, staySeconds].some((part) => part !== undefined);
}
