import { type PointerEvent, type ReactNode, useRef } from 'react';
import classes from './panel-sheet.module.css';
import { useEditor } from './state/use-editor.ts';

/** Pulled lower than this share of the window, it closes. */
const closesBelow = 0.22;
const [least, most] = [0.3, 0.62];

/** On a phone: a panel that comes up from below. It takes its room from the timeline, never from the stage. */
export function PanelSheet({ children }: { readonly children: ReactNode }) {
  const session = useEditor();
  const sheet = useRef<HTMLDivElement>(null);
  const close = () => session.change({ isSheetOpen: false });
  const drag = (event: PointerEvent<HTMLElement>) => {
    const element = event.currentTarget;
    const fromY = event.clientY;
    const fromPx = sheet.current?.offsetHeight ?? 0;
    let share = fromPx / innerHeight;
    element.setPointerCapture(event.pointerId);
    const onMove = (move: globalThis.PointerEvent) => {
      share = (fromPx + fromY - move.clientY) / innerHeight;
      const height = `${100 * Math.min(most, Math.max(closesBelow / 2, share))}dvh`;
      sheet.current?.style.setProperty('height', height);
    };
    const onUp = () => {
      element.removeEventListener('pointermove', onMove);
      if (share < closesBelow) return close();
      sheet.current?.style.setProperty(
        'height',
        `${100 * Math.min(most, Math.max(least, share))}dvh`,
      );
    };
    element.addEventListener('pointermove', onMove);
    element.addEventListener('pointerup', onUp, { once: true });
    element.addEventListener('pointercancel', onUp, { once: true });
  };
  return (
    <div ref={sheet} className={classes.sheet}>
      <div className={classes.top}>
        <span
          className={classes.grip}
          title="Pull to make it higher or lower"
          onPointerDown={drag}
        />
        <button type="button" className={classes.done} onClick={close}>
          Done
        </button>
      </div>
      {children}
    </div>
  );
}
