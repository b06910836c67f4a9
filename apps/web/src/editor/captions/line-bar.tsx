import { TextInput } from '@mantine/core';
import { type EditableLine, retimeLine } from '@reelwright/captions';
import { IconEye, IconEyeOff, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
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
        <p className={classes.quiet}>Choose a line to correct it. The film goes there with you.</p>
      )}
      <p className={classes.message} role="status">
        {message}
      </p>
    </section>
  );
}

function LineButtons({ line }: { readonly line: EditableLine }) {
  const { hide, reset } = captionActions;
  const isSpoken = !line.own && !line.correction;
  return (
    <div className={classes.buttons}>
      <ActionButton action={captionActions.split} />
      <ActionButton action={captionActions.join} />
      <ActionButton
        action={{
          ...hide,
          label: line.isHidden ? 'Show the line' : 'Hide the line',
          icon: line.isHidden ? IconEye : IconEyeOff,
        }}
      />
      <ActionButton
        action={line.own ? { ...reset, label: 'Remove the line', icon: IconTrash } : reset}
        disabled={isSpoken}
      />
    </div>
  );
}

interface ActionButtonProps {
  readonly action: CaptionAction;
  readonly disabled?: boolean;
}

function ActionButton({ action, disabled = false }: ActionButtonProps) {
  const desk = useDesk();
  return (
    <IconButton
      label={action.label}
      icon={action.icon}
      keys={action.keys}
      disabled={disabled}
      // The caret stays in the line.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => action.perform(desk)}
    />
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
  const [typed, setTyped] = useState<string>();
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
        if (step === undefined) return;
        event.preventDefault();
        take((readLineTime(typed ?? '') ?? seconds) + step);
      }}
    />
  );
}
