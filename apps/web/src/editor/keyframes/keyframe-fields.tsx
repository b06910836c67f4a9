import { Button } from '@mantine/core';
import { easings, holdEasing } from '@reelwright/motion';
import {
  type Item,
  type Keyframe,
  removeKeyframes,
  sameKeyframeSeconds,
  setKeyframe,
} from '@reelwright/movie';
import { textColorOf } from '@reelwright/stage';
import { IconDiamond, IconTrash } from '@tabler/icons-react';
import { Icon } from '../../theme/icon.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { actionOf } from '../actions/editor-actions.ts';
import { ColourField } from '../panels/colour-field.tsx';
import panel from '../panels/panels.module.css';
import { SliderLine } from '../panels/slider-line.tsx';
import { useEditor, useEditorPart, useSelectedItems } from '../state/use-editor.ts';
import { clock } from '../timeline/clock.ts';
import { keyframeAt } from './keyed-frame.ts';
import classes from './keyframes.module.css';

/** The way of the selected item through its keyframes, and how it looks in the one at the playhead. */
export function KeyframeFields() {
  const session = useEditor();
  const [item, ...others] = useSelectedItems();
  const head = useEditorPart((state) => state.headSeconds);
  if (!item) return null;
  const isKeyed = (item.keyframes?.length ?? 0) > 0;
  const isThere = item.timing.startTime <= head && head < item.timing.endTime;
  if (others.length > 0) return <p className={panel.note}>Select one item to give it keyframes.</p>;
  return (
    <>
      {!isKeyed && (
        <p className={panel.note}>
          Add a keyframe, move the playhead, then drag, resize, turn or fade the item. It goes from
          one to the other by itself.
        </p>
      )}
      <Button
        size="compact-sm"
        variant={isKeyed ? 'light' : 'filled'}
        leftSection={<Icon shape={IconDiamond} sizePx={16} />}
        disabled={!actionOf('add-keyframe').isEnabled(session)}
        onClick={() => actionOf('add-keyframe').perform(session)}
      >
        Add keyframe here ({clock(head)})
      </Button>
      {!isThere && <p className={panel.note}>The item is not on screen at this moment.</p>}
      {isKeyed && <Way item={item} head={head} />}
    </>
  );
}

function Way({ item, head }: { readonly item: Item; readonly head: number }) {
  const session = useEditor();
  const { keyframes = [], timing } = item;
  const since = head - timing.startTime;
  const current = keyframes.find(({ at }) => Math.abs(at - since) < sameKeyframeSeconds);
  const slideId = session.state.get().slideId ?? '';
  const place = { slideId, itemId: item.id };
  return (
    <>
      <ul className={classes.list} aria-label="Keyframes">
        {keyframes.map((keyframe) => (
          <li key={keyframe.at}>
            <button
              type="button"
              className={classes.moment}
              aria-pressed={keyframe === current}
              onClick={() =>
                session.change({ headSeconds: Math.max(0, timing.startTime + keyframe.at) })
              }
            >
              <Icon shape={IconDiamond} sizePx={16} />
              {clock(timing.startTime + keyframe.at)}
            </button>
          </li>
        ))}
      </ul>
      <HereFields
        item={item}
        place={place}
        isFirst={keyframes[0] === current}
        head={head}
        isSet={current !== undefined}
      />
      <div className={panel.buttons}>
        {current && (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<Icon shape={IconTrash} sizePx={16} />}
            onClick={() => session.tab.edit(removeKeyframes, { ...place, at: current.at })}
          >
            Remove this one
          </Button>
        )}
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => session.tab.edit(removeKeyframes, place)}
        >
          Remove all
        </Button>
      </div>
    </>
  );
}

interface HereFieldsProps {
  readonly item: Item;
  readonly place: { readonly slideId: string; readonly itemId: string };
  readonly head: number;
  readonly isFirst: boolean;
  /** There is a keyframe at the playhead; otherwise a change makes one. */
  readonly isSet: boolean;
}

const maxPercent = 1000;

function HereFields({ item, place, head, isFirst, isSet }: HereFieldsProps) {
  const session = useEditor();
  const now = keyframeAt(item, head);
  const set = (change: Partial<Keyframe>) =>
    session.tab.edit(
      setKeyframe,
      { ...place, keyframe: { ...now, ...change } },
      `keyframe-${place.itemId}-${now.at}`,
    );
  const end = session.tab.endStep;
  return (
    <>
      <h3 className={panel.title}>{isSet ? 'In this keyframe' : 'At the playhead'}</h3>
      <SliderLine
        label="Opacity"
        value={Math.round(now.opacity * 100)}
        max={100}
        set={(percent) => set({ opacity: percent / 100 })}
        onEnd={end}
      />
      <div className={panel.pair}>
        <NumberField
          label="Size"
          suffix="%"
          min={1}
          max={maxPercent}
          value={Math.round(now.scaleX * 100)}
          onChange={(percent) =>
            set({ scaleX: percent / 100, scaleY: (percent / 100) * (now.scaleY / now.scaleX) })
          }
          onEnd={end}
        />
        <NumberField
          label="Turn"
          suffix="°"
          min={-3600}
          max={3600}
          value={Math.round(now.turnDeg * 10) / 10}
          onChange={(turnDeg) => set({ turnDeg })}
          onEnd={end}
        />
      </div>
      <ColorsHere item={item} now={now} set={set} end={end} />
      {!isFirst && <Curves chosen={now.easing} onChoose={(easing) => set({ easing })} />}
    </>
  );
}

interface ColorsHereProps extends Pick<HereFieldsProps, 'item'> {
  readonly now: Keyframe;
  readonly set: (change: Partial<Keyframe>) => void;
  readonly end: () => void;
}

/** Words have a colour of their own at this moment; over everything else lies one. */
function ColorsHere({ item, now, set, end }: ColorsHereProps) {
  if (item.type === 'text') {
    const finish = (textColor: string) => {
      set({ textColor });
      end();
    };
    return (
      <ColourField
        label="Text color"
        value={now.textColor ?? textColorOf(item)}
        onChange={(textColor) => set({ textColor })}
        onEnd={finish}
      />
    );
  }
  const { coverColor = '#5b5bd6', coverStrength = 0 } = item.cover ?? {};
  const tint = now.tint ?? { color: coverColor, strength: coverStrength };
  /** A colour that would not show is no choice. */
  const colored = (color: string) => ({ color, strength: tint.strength || usualStrength });
  return (
    <>
      <ColourField
        label="Tint"
        value={tint.color}
        withAlpha={false}
        onChange={(color) => set({ tint: colored(color) })}
        onEnd={(color) => {
          set({ tint: colored(color) });
          end();
        }}
      />
      <SliderLine
        label="Tint strength"
        value={Math.round(tint.strength)}
        set={(strength) => set({ tint: { ...tint, strength } })}
        onEnd={end}
      />
    </>
  );
}

const usualStrength = 60;

const curves = [
  { id: 'linear', label: 'Even' },
  { id: 'in-out-cubic', label: 'Smooth' },
  { id: 'in-cubic', label: 'Slow start' },
  { id: 'out-cubic', label: 'Slow end' },
  { id: 'out-back', label: 'Overshoots' },
  { id: 'spring', label: 'Springs' },
  { id: 'out-bounce', label: 'Bounces' },
  { id: holdEasing, label: 'Jumps' },
] as const;

function Curves({
  chosen,
  onChoose,
}: {
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}) {
  return (
    <fieldset className={classes.curves}>
      <legend className={panel.title}>On the way here</legend>
      {curves.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          className={classes.curve}
          aria-pressed={chosen === id}
          onClick={() => onChoose(id)}
        >
          <svg viewBox="-2 -8 44 46" aria-hidden="true">
            <path d={curvePath(id)} />
          </svg>
          {label}
        </button>
      ))}
    </fieldset>
  );
}

/** The curve in a box of 40 by 30. */
function curvePath(id: (typeof curves)[number]['id']): string {
  const steps = Array.from({ length: 41 }, (_, x) => x);
  const at = (t: number) => (id === holdEasing ? (t < 1 ? 0 : 1) : easings[id](t));
  return `M${steps.map((x) => `${x} ${(30 - 30 * at(x / 40)).toFixed(1)}`).join('L')}`;
}
