import type { ArticleLine } from '@reelwright/wizards/article';
import {
  IconArrowDown,
  IconArrowUp,
  IconDots,
  IconGripVertical,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { type KeyboardEvent, memo, type PointerEvent } from 'react';
import { Icon } from '../../theme/icon.tsx';
import { DropdownMenu } from '../../ui/dropdown-menu.tsx';
import classes from './edit-step.module.css';
import { LineButton } from './line-button.tsx';
import { wordsOf } from './line-edits.ts';
import { type LineActions, LineRow } from './line-row.tsx';
import { useNear } from './use-near.ts';

/** As many as a large window shows before anything is scrolled. */
const nearAtFirst = 8;

export interface ParagraphActions {
  readonly add: (at: number) => void;
  readonly excludeAll: (at: number, exclude: boolean) => void;
  readonly moveTo: (from: number, to: number) => void;
  readonly removeAll: (at: number) => void;
  readonly grabAll: (at: number, event: PointerEvent) => void;
  readonly nudgeAll: (at: number, event: KeyboardEvent) => void;
}

interface ParagraphProps {
  readonly lines: readonly ArticleLine[];
  readonly at: number;
  /** The number of its first line among all. */
  readonly first: number;
  readonly count: number;
  readonly draggedLine: number | undefined;
  readonly isDragged: boolean;
  /** The chapter that begins here. */
  readonly heading: string | undefined;
  readonly actions: LineActions & ParagraphActions;
}

/** Lines that stand together. Spec: 'Exclude' strikes all of them through, 'Include' restores them. */
export const Paragraph = memo(ParagraphCard, isSame);

function ParagraphCard(props: ParagraphProps) {
  const { lines, at, first } = props;
  const isOut = lines.every(({ exclude }) => exclude);
  const [isNear, place] = useNear<HTMLLIElement>(at < nearAtFirst);
  return (
    <li
      ref={place}
      className={classes.paragraph}
      data-paragraph
      data-paragraph-handle={isNear ? undefined : true}
      data-dragged={props.isDragged || undefined}
      data-out={isOut || undefined}
    >
      {props.heading !== undefined && <h3 className={classes.heading}>{props.heading}</h3>}
      {isNear ? (
        <ParagraphTools {...props} isOut={isOut} />
      ) : (
        <ul className={classes.far}>
          {lines.map((line, index) => (
            <li
              key={line.id ?? first + index}
              className={classes.farLine}
              data-line={line.id}
              data-out={line.exclude || undefined}
              data-reorder
              data-reorder-handle
            >
              {wordsOf(line)}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

interface ParagraphToolsProps extends ParagraphProps {
  readonly isOut: boolean;
}

/** All that can be done to it. Far from the window a paragraph is its words alone: a thousand buttons would be felt with every key. */
function ParagraphTools(props: ParagraphToolsProps) {
  const { lines, at, first, isOut, actions } = props;
  return (
    <>
      <ParagraphHead at={at} count={props.count} isOut={isOut} actions={actions} />
      <ul className={classes.lines}>
        {lines.map((line, index) => (
          <LineRow
            key={line.id ?? index}
            line={line}
            index={first + index}
            isDragged={props.draggedLine === first + index}
            actions={actions}
          />
        ))}
      </ul>
      <button
        type="button"
        className={classes.add}
        aria-label={`Add line to paragraph ${at + 1}`}
        onClick={() => actions.add(at)}
      >
        <Icon shape={IconPlus} sizePx={16} />
        Add line
      </button>
    </>
  );
}

type ParagraphHeadProps = Pick<ParagraphToolsProps, 'at' | 'count' | 'isOut' | 'actions'>;

/** Stays as it is while somebody types below it: its menu costs more than the line. */
const ParagraphHead = memo(function ParagraphHead(props: ParagraphHeadProps) {
  const { at, count, isOut, actions } = props;
  const name = `paragraph ${at + 1}`;
  return (
    <div className={classes.paragraphHead}>
      <button
        type="button"
        className={classes.handle}
        aria-label={`Move ${name} with Alt and the arrow keys`}
        data-paragraph-handle
        onPointerDown={(event) => actions.grabAll(at, event)}
        onKeyDown={(event) => actions.nudgeAll(at, event)}
      >
        <Icon shape={IconGripVertical} sizePx={16} />
      </button>
      <span className={classes.paragraphName}>Paragraph {at + 1}</span>
      <button
        type="button"
        className={classes.plain}
        aria-label={`${isOut ? 'Include' : 'Exclude'} ${name}`}
        onClick={() => actions.excludeAll(at, !isOut)}
      >
        {isOut ? 'Include' : 'Exclude'}
      </button>
      <DropdownMenu
        entries={[
          {
            id: 'up',
            label: 'Move up',
            icon: IconArrowUp,
            disabled: at === 0,
            onSelect: () => actions.moveTo(at, at - 1),
          },
          {
            id: 'down',
            label: 'Move down',
            icon: IconArrowDown,
            disabled: at === count - 1,
            onSelect: () => actions.moveTo(at, at + 1),
          },
          {
            id: 'remove',
            label: 'Remove',
            icon: IconTrash,
            danger: true,
            onSelect: () => actions.removeAll(at),
          },
        ]}
      >
        <LineButton label={`More for ${name}`} hint="More" icon={IconDots} />
      </DropdownMenu>
    </div>
  );
});

/** Lists of lines are made anew with every edit; the lines that did not change are the same. */
function isSame({ lines: before, ...props }: ParagraphProps, next: ParagraphProps): boolean {
  return (
    before.length === next.lines.length &&
    before.every((line, at) => line === next.lines[at]) &&
    Object.entries(props).every(([name, value]) => next[name as keyof ParagraphProps] === value)
  );
}
