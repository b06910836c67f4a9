import type { Item } from '@reelwright/movie';
import { memo, useLayoutEffect, useRef } from 'react';
import { seenFrame } from '../keyframes/keyed-frame.ts';
import { useEditor, useEditorPart } from '../state/use-editor.ts';
import { describeItem } from './describe-item.ts';
import { frameOf, type Stretch, styleOfFrame } from './item-frame.ts';
import classes from './stage-view.module.css';

interface ItemProxiesProps {
  readonly items: readonly Item[];
  readonly seconds: number;
  /** Px on the screen for one px of the stage. */
  readonly scale: number;
  readonly stretch?: Stretch;
  /** Counts gestures: after each, elements stand where their items were saved. */
  readonly gestureCount: number;
}

const unstretched: Stretch = { x: 1, y: 1 };

/**
 * An element over each item of the picture. The transform box takes hold of them, the keyboard and screen readers
 * reach items through them, and other items snap to their edges.
 */
export function ItemProxies({ items, stretch = unstretched, ...place }: ItemProxiesProps) {
  const { seconds } = place;
  return items
    .filter(({ type, timing }) => {
      const isOnScreen = timing.startTime <= seconds && seconds < timing.endTime;
      return type !== 'audio' && isOnScreen;
    })
    .map((item) => <ItemProxy key={item.id} item={item} stretch={stretch} {...place} />);
}

interface ItemProxyProps extends Required<Omit<ItemProxiesProps, 'items'>> {
  readonly item: Item;
}

const ItemProxy = memo(function ItemProxy(props: ItemProxyProps) {
  const { item, seconds, scale, stretch, gestureCount } = props;
  const session = useEditor();
  const element = useRef<HTMLButtonElement>(null);
  const isSelected = useEditorPart(({ selectedIds }) => selectedIds.includes(item.id));
  const isOpen = useEditorPart(({ openGroupId }) => openGroupId === item.id);
  // Gestures write the style themselves; what was saved in the end may be something else.
  const at = item.keyframes ? seconds : 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a gesture that changed nothing has to be taken back, too.
  useLayoutEffect(() => {
    const style = styleOfFrame(seenFrame(item, { x: stretch.x, y: stretch.y }, at), scale);
    if (element.current) Object.assign(element.current.style, style);
  }, [item, at, stretch.x, stretch.y, scale, gestureCount]);
  return (
    <>
      <button
        ref={element}
        type="button"
        className={classes.proxy}
        data-item={item.id}
        data-selected={isSelected || undefined}
        data-locked={item.locked || undefined}
        aria-pressed={isSelected}
        aria-label={`${describeItem(item)}${item.locked ? ', locked' : ''}${item.hide ? ', hidden' : ''}`}
        onFocus={(event) => {
          if (event.currentTarget.matches(':focus-visible')) session.select([item.id]);
        }}
        onDoubleClick={(event) => event.preventDefault()}
      />
      {isOpen && item.children && <GroupSpace {...props} />}
    </>
  );
});

/** Where the items of an opened group lie: turned and mirrored with it. */
function GroupSpace({ item, seconds, scale, stretch, gestureCount }: ItemProxyProps) {
  const frame = styleOfFrame(frameOf(item, stretch), scale);
  const mirrorX = (item.scaleX < 0 ? -1 : 1) * (item.flip?.x ? -1 : 1);
  const mirrorY = (item.scaleY < 0 ? -1 : 1) * (item.flip?.y ? -1 : 1);
  const inner = {
    x: stretch.x * Math.abs(item.scaleX),
    y: stretch.y * Math.abs(item.scaleY),
  };
  return (
    <div
      className={classes.group}
      style={{ ...frame, transform: `${frame.transform} scale(${mirrorX}, ${mirrorY})` }}
    >
      <ItemProxies
        // Members of a group are on screen when the group is.
        items={(item.children ?? []).map((child) => ({ ...child, timing: item.timing }))}
        seconds={seconds}
        scale={scale}
        stretch={inner}
        gestureCount={gestureCount}
      />
    </div>
  );
}
