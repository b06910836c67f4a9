import { Button, TextInput } from '@mantine/core';
import { type EditableLine, retimeLine } from '@reelwright/captions';
import { IconEye, IconEyeOff, IconTrash } from '@tabler/icons-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../../theme/icon.tsx';
import { Hint } from '../../ui/hint.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { type CaptionAction, captionActions } from './caption-actions.ts';
import classes from './caption-editor.module.css';
import { formatLineTime, readLineTime } from './line-times.ts';
import { useDesk, useDeskPart, useLines } from './use-desk.ts';

/** What can be done with the line that is worked on: its times to the hundredth, and everything that has keys. */
export function LineBar() {
  const lines = useLines();
  const activeId = useDeskPart((state) => state.activeId);
  const at = lines.findIndex(({ id }) => id === activeId);
  const line = lines[at];
  const message = useDeskPart((state) => state.message);
  return (
    <section className={classes.bar} aria-label="The chosen line">
      {line ? (
        <>
          <div className={classes.times}>
            <TimeField label="Begins" at={at} edge="start" seconds={line.start} />
            <TimeField label="Ends" at={at} edge="end" seconds={line.end} />
            <ActionButton action={captionActions.earlier} />
            <ActionButton action={captionActions.later} />
            <ActionButton action={captionActions.followingEarlier} />
            <ActionButton action={captionActions.followingLater} />
          </div>
          <LineButtons line={line} />
        </>
      ) : (
        <p className={classes.quiet}>Choose a line to correct it. The film jumps there with you.</p>
      )}
      <p className={classes.message} role="status">
        {message}
      </p>
    </section>
  );
}

function LineButtons({ line }: { readonly line: EditableLine }) {
  const { split, join, hide, reset } = captionActions;
  const isSpoken = !line.own && !line.correction;
  const remove = { ...reset, label: 'Remove the line', icon: IconTrash };
  const toggle = {
    ...hide,
    label: line.isHidden ? 'Show the line' : 'Hide the line',
    icon: line.isHidden ? IconEye : IconEyeOff,
  };
  return (
    <div className={classes.buttons}>
      <ActionButton action={split} words="Split" />
      <ActionButton action={join} words="Join" />
      <ActionButton action={toggle} words={line.isHidden ? 'Show' : 'Hide'} />
      <ActionButton
        action={line.own ? remove : reset}
        words={line.own ? 'Remove' : 'As spoken'}
        disabled={isSpoken}
      />
    </div>
  );
}

interface ActionButtonProps {
  readonly action: CaptionAction;
  /** Beside the icon; the label of the action becomes the hint. */
  readonly words?: string;
  readonly disabled?: boolean;
}

function ActionButton({ action, words, disabled = false }: ActionButtonProps) {
  const desk = useDesk();
  const { label, icon, keys } = action;
  const button = {
    disabled,
    // The caret stays in the line.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: () => action.perform(desk),
  };
  if (words === undefined) return <IconButton label={label} icon={icon} keys={keys} {...button} />;
  return (
    <Hint label={label} keys={keys} side="top">
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        leftSection={<Icon shape={icon} sizePx={16} />}
        {...button}
      >
        {words}
      </Button>
    </Hint>
  );
}

interface TimeFieldProps {
  readonly label: string;
  readonly at: number;
  readonly edge: 'start' | 'end';
  readonly seconds: number;
}

function TimeField({ label, at, edge, seconds }: TimeFieldProps) {
  const desk = useDesk();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  useEffect(() => {
    if (edge === 'start') desk.focusTimes = () => field.current?.select();
  }, [desk, edge]);
  const take = (wanted: number | undefined) => {
    setTyped(undefined);
    if (wanted === undefined || Math.abs(wanted - seconds) < 0.005) return;
    desk.change('Move a caption', retimeLine(desk.lines(), at, { [edge]: wanted }));
    const line = desk.lines()[at];
    if (line) desk.player?.seek(line.start + 0.05);
  };
  const isWrong = typed !== undefined && readLineTime(typed) === undefined;
  return (
    <TextInput
      ref={field}
      label={label}
      size="xs"
      className={classes.timeField ?? ''}
      value={typed ?? formatLineTime(seconds)}
      error={isWrong ? 'Like 1:03.2' : undefined}
      onChange={({ currentTarget: { value } }) => setTyped(value)}
      onBlur={() => take(typed === undefined ? undefined : readLineTime(typed))}
      onKeyDown={(event) => {
        const step = { ArrowUp: 0.1, ArrowDown: -0.1 }[event.key];
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        if (event.key === 'Enter') take(readLineTime(typed ?? ''));
        if (event.key === 'Escape') {
          setTyped(undefined);
          const line = desk.lines()[at];
          desk.focus(line, line?.text.length ?? 0);
        }
        if (step === undefined) return;
        event.preventDefault();
        take((readLineTime(typed ?? '') ?? seconds) + step);
      }}
    />
  );
}
