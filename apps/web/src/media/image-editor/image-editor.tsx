import { Button, Select } from '@mantine/core';
import {
  IconAdjustments,
  IconArrowBackUp,
  IconCrop,
  IconFlipHorizontal,
  IconFlipVertical,
  IconLayersDifference,
  IconRefresh,
  IconRotateClockwise,
  IconScissors,
} from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { Icon } from '../../theme/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { ChangePanel } from './change-panel.tsx';
import { CompareLine } from './compare-line.tsx';
import { centredBox } from './crop-box.ts';
import { CropFrame } from './crop-frame.tsx';
import { EffectTiles } from './effect-tiles.tsx';
import classes from './image-editor.module.css';
import {
  newAdjustment,
  newEffect,
  type PendingChange,
  previewOf,
  withChange,
} from './pending-change.ts';
import {
  type Canvas,
  type CropBox,
  cropped,
  fileOf,
  flipped,
  loadCanvas,
  rotated,
} from './picture-canvas.ts';
import { removeBackground } from './remove-background.ts';

interface ImageEditorProps {
  readonly address: string;
  readonly name: string;
  /** The picture before it was edited for the first time, where this is not it. */
  readonly original: string | undefined;
  /** The picture has to be cut to this shape first: width by height. */
  readonly forceCrop: number | undefined;
  /** Begins with that, as soon as the picture is there. */
  readonly removesBackground?: boolean;
  /** Whether there is something that has not been saved. */
  readonly onChanged?: (isChanged: boolean) => void;
  /** Takes the edited picture; what it fails with is said here, where nothing is lost yet. */
  readonly onSave: (file: File) => void | Promise<void>;
}

const shapes = [
  { value: 'free', label: 'Free' },
  { value: String(16 / 9), label: 'Wide 16:9' },
  { value: '1', label: 'Square 1:1' },
  { value: String(9 / 16), label: 'Vertical 9:16' },
  { value: String(4 / 3), label: '4:3' },
  { value: String(3 / 2), label: '3:2' },
];
/** Whole px rarely make a shape exactly. */
const sameShape = 0.01;
/** Each step keeps a whole picture. */
const maxSteps = 12;

/** Cut, turn, flip, effects, without its background. The result is a new file; the original stays. */
export function ImageEditor(props: ImageEditorProps) {
  const {
    address,
    name,
    original,
    forceCrop,
    removesBackground = false,
    onChanged,
    onSave,
  } = props;
  const [steps, setSteps] = useState<readonly Canvas[]>([]);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState<string>();
  const [crop, setCrop] = useState<CropBox>();
  const [pending, setPending] = useState<PendingChange>();
  const [compares, setCompares] = useState(false);
  const [shape, setShape] = useState<string>(forceCrop ? String(forceCrop) : 'free');
  const place = useRef<HTMLDivElement>(null);
  const current = steps.at(-1);
  const begin = useEffectEvent((canvas: Canvas) => {
    setSteps([canvas]);
    if (removesBackground) void cutOut(canvas);
  });
  useEffect(() => {
    loadCanvas(address).then(begin, () => setProblem('Failed to load image'));
  }, [address]);
  const isChanged = steps.length > 1 || crop !== undefined || pending !== undefined;
  const tellChanged = useEffectEvent((now: boolean) => onChanged?.(now));
  useEffect(() => tellChanged(isChanged), [isChanged]);
  useEffect(() => {
    if (!current) return;
    if (!pending) return place.current?.replaceChildren(current);
    // As often as the screen is drawn; what a slider passed meanwhile is left out.
    const frame = requestAnimationFrame(() =>
      place.current?.replaceChildren(previewOf(current, pending)),
    );
    return () => cancelAnimationFrame(frame);
  }, [current, pending]);
  const [first] = steps;
  const mayCompare = isComparable(first, current) && (steps.length > 1 || pending !== undefined);
  useEffect(() => {
    const [first, later] = steps;
    if (!forceCrop || !first || later) return;
    const ratio = inShares(forceCrop, first);
    if (Math.abs(ratio - 1) > sameShape) setCrop(centredBox(ratio));
  }, [forceCrop, steps]);

  const step = (make: (canvas: Canvas) => Canvas) =>
    current && setSteps(withStep(steps, make(current)));
  const ratio = current && shape !== 'free' ? inShares(Number(shape), current) : undefined;
  const chooseShape = (value: string) => {
    setShape(value);
    if (current)
      setCrop(centredBox(value === 'free' ? undefined : inShares(Number(value), current)));
  };
  const applyCrop = () => {
    if (crop) step((canvas) => cropped(canvas, crop));
    setCrop(undefined);
  };
  const save = async () => {
    if (!current) return;
    setBusy('Saving..');
    try {
      await onSave(await fileOf(current, name));
    } catch (error) {
      setProblem(`Error saving: ${errorMessage(error)}`);
      setBusy(undefined);
    }
  };
  const cutOut = async (picture: Canvas | undefined) => {
    if (!picture) return;
    setBusy('Removing the background..');
    setProblem(undefined);
    try {
      const without = await removeBackground(picture);
      setSteps((before) => withStep(before, without));
    } catch (error) {
      setProblem(errorMessage(error));
    } finally {
      setBusy(undefined);
    }
  };
  /** A step as any other where the original lies elsewhere: it can be undone, and has to be saved. */
  const reset = async () => {
    if (!original) return setSteps(steps.slice(0, 1));
    setBusy('One moment..');
    try {
      const canvas = await loadCanvas(original);
      setSteps((before) => withStep(before.slice(0, 1), canvas));
    } catch {
      setProblem('Failed to load image');
    } finally {
      setBusy(undefined);
    }
  };
  const applyPending = () => {
    if (!pending) return;
    setBusy('One moment..');
    // The words have to be drawn before the pixels keep the page busy.
    setTimeout(() => {
      step((canvas) => withChange(canvas, pending));
      setPending(undefined);
      setBusy(undefined);
    }, 30);
  };
  // What another step would change meanwhile would be lost with the result of this one.
  const isBusy = busy !== undefined;
  return (
    <div className={classes.editor}>
      {problem && <InlineAlert tone="warning">{problem}</InlineAlert>}
      <div className={classes.stage}>
        <div className={classes.picture}>
          <div ref={place} className={classes.canvas} role="img" aria-label={name} />
          {crop && <CropFrame box={crop} ratio={ratio} onChange={setCrop} />}
          {compares && mayCompare && first && !crop && <CompareLine before={first} />}
        </div>
        {busy && (
          <p className={classes.busy} role="status">
            {busy}
          </p>
        )}
      </div>
      {pending ? (
        <ChangePanel
          change={pending}
          disabled={isBusy}
          onChange={setPending}
          onApply={applyPending}
          onCancel={() => setPending(undefined)}
        />
      ) : crop ? (
        <div className={classes.tools}>
          <Select
            aria-label="Shape"
            data={forceCrop ? [{ value: String(forceCrop), label: 'Shape of this place' }] : shapes}
            allowDeselect={false}
            value={shape}
            onChange={(value) => value && chooseShape(value)}
          />
          <Button onClick={applyCrop}>Apply crop</Button>
          {!forceCrop && (
            <Button variant="default" onClick={() => setCrop(undefined)}>
              Cancel
            </Button>
          )}
        </div>
      ) : (
        <>
          <div className={classes.tools}>
            <Button
              variant="default"
              disabled={!current || isBusy}
              leftSection={<Icon shape={IconCrop} />}
              onClick={() => chooseShape(shape)}
            >
              Crop
            </Button>
            <Button
              variant="default"
              disabled={!current || isBusy}
              leftSection={<Icon shape={IconScissors} />}
              onClick={() => void cutOut(current)}
            >
              Remove background
            </Button>
            <Button
              variant="default"
              disabled={!current || isBusy}
              leftSection={<Icon shape={IconAdjustments} />}
              onClick={() => setPending(newAdjustment)}
            >
              Light and color
            </Button>
            <IconButton
              label="Rotate 90°"
              icon={IconRotateClockwise}
              variant="default"
              disabled={isBusy}
              onClick={() => step(rotated)}
            />
            <IconButton
              label="Flip left to right"
              icon={IconFlipHorizontal}
              variant="default"
              disabled={isBusy}
              onClick={() => step((canvas) => flipped(canvas, 'horizontal'))}
            />
            <IconButton
              label="Flip upside down"
              icon={IconFlipVertical}
              variant="default"
              disabled={isBusy}
              onClick={() => step((canvas) => flipped(canvas, 'vertical'))}
            />
            <IconButton
              label="Undo"
              icon={IconArrowBackUp}
              variant="default"
              disabled={steps.length < 2 || isBusy}
              onClick={() => setSteps(steps.slice(0, -1))}
            />
            <IconButton
              label="Reset"
              icon={IconRefresh}
              variant="default"
              disabled={(steps.length < 2 && !original) || isBusy}
              onClick={() => void reset()}
            />
            <IconButton
              label="Compare with before"
              icon={IconLayersDifference}
              variant={compares && mayCompare ? 'filled' : 'default'}
              color={compares && mayCompare ? 'accent' : 'gray'}
              aria-pressed={compares && mayCompare}
              disabled={!mayCompare || isBusy}
              onClick={() => setCompares(!compares)}
            />
            <Button
              className={classes.save ?? ''}
              disabled={steps.length < 2 || isBusy}
              onClick={() => void save()}
            >
              Save
            </Button>
          </div>
          {current && (
            <EffectTiles
              picture={current}
              disabled={isBusy}
              onEffect={(id) => setPending(newEffect(id))}
            />
          )}
        </>
      )}
    </div>
  );
}

/** A shape of px as one of shares: 16:9 of a square picture is wider than the picture is high. */
function inShares(ratio: number, { width, height }: Canvas): number {
  return (ratio * height) / width;
}

/** One lies on the other: it was neither cut nor turned. */
function isComparable(before: Canvas | undefined, after: Canvas | undefined): boolean {
  return (
    before !== undefined &&
    after !== undefined &&
    before.width === after.width &&
    before.height === after.height
  );
}

function withStep(steps: readonly Canvas[], next: Canvas): readonly Canvas[] {
  const [original = next, ...later] = [...steps, next];
  return [original, ...later.slice(-maxSteps)];
}
