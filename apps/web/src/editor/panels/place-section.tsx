import { type Item, type ItemFrame, withKeyframe } from '@reelwright/movie';
import { actionOf } from '../actions/editor-actions.ts';
import { keyframeOfFrame, seenFrame } from '../keyframes/keyed-frame.ts';
import { ActionButton } from '../stage/action-button.tsx';
import { useEditor } from '../state/use-editor.ts';
import classes from './panels.module.css';
import { NumberRow } from './rows.tsx';
import { Section } from './section.tsx';
import { useItemField } from './use-item-field.ts';

const minScale = 0.1;
const scaleBounds = { min: minScale, max: 1000, step: 0.1 };
const rowsOfActions = [
  ['align-left', 'align-center', 'align-right', 'align-top', 'align-middle', 'align-bottom'],
  ['centre-both', 'distribute-across', 'distribute-down', 'fill-width', 'fill-height', 'fill-area'],
  ['tidy-up'],
  ['arrange-top', 'arrange-up', 'arrange-down', 'arrange-bottom', 'flip-x', 'flip-y'],
];

/** Where it lies, how large it is, and the actions that line it up. */
export function PlaceSection() {
  return (
    <Section title="Position and size" isOpen>
      <div className={classes.pair}>
        <NumberRow label="Left" field={useFrameField('x')} />
        <NumberRow label="Top" field={useFrameField('y')} />
        <NumberRow label="Width" field={useFrameField('width')} min={1} />
        <NumberRow label="Height" field={useFrameField('height')} min={1} />
        <NumberRow label="Scale across" field={useScaleField('scaleX')} {...scaleBounds} />
        <NumberRow label="Scale down" field={useScaleField('scaleY')} {...scaleBounds} />
        <NumberRow label="Angle" field={useFrameField('angle')} suffix="°" />
      </div>
      {rowsOfActions.map((ids) => (
        <div key={ids[0]} className={classes.buttons}>
          {ids.map((id) => (
            <ActionButton key={id} action={actionOf(id)} />
          ))}
        </div>
      ))}
    </Section>
  );
}

/** More would only be noise: what keyframes make of a place has many decimals. */
const rounded = (value: number) => Math.round(value * 100) / 100;

function useFrameField(key: keyof ItemFrame) {
  const session = useEditor();
  const headNow = () => session.state.get().headSeconds;
  return useItemField(
    `place-${key}`,
    (item) => rounded(seenFrame(item, { x: 1, y: 1 }, headNow())[key]),
    (item, value) =>
      item.keyframes
        ? {
            keyframes: withKeyframe(
              item.keyframes,
              keyframeOfFrame(item, { [key]: value }, headNow()),
            ),
          }
        : frameFields(item, key, value),
  );
}

/** How many times larger than it is by itself. A mirrored item stays mirrored. */
function useScaleField(side: 'scaleX' | 'scaleY') {
  return useItemField(
    `place-${side}`,
    (item) => Math.abs(item[side]),
    (item, value: number): Partial<Item> => ({ [side]: (Math.sign(item[side]) || 1) * value }),
  );
}

function frameFields(item: Item, key: keyof ItemFrame, value: number): Partial<Item> {
  switch (key) {
    case 'width':
      return {
        scaleX: Math.sign(item.scaleX) * Math.max(minScale, value / Math.max(1, item.width)),
      };
    case 'height':
      return {
        scaleY: Math.sign(item.scaleY) * Math.max(minScale, value / Math.max(1, item.height)),
      };
    default:
      return { [key]: value };
  }
}
