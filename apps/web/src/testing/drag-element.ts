import { cdp } from 'vitest/browser';

interface Drag {
  /** Where it is taken hold of: a share of its width; its middle, unless said. */
  readonly at?: number;
  readonly byX?: number;
  readonly byY?: number;
  readonly shift?: boolean;
}

/** Takes hold of something with the mouse and lets it go elsewhere, as a browser gets it. */
export async function dragElement(element: Element, drag: Drag): Promise<void> {
  const { at = 0.5, byX = 0, byY = 0, shift = false } = drag;
  const { left, top, width, height } = element.getBoundingClientRect();
  // Tests run in a frame of the page that is driven.
  const frame = window.frameElement?.getBoundingClientRect();
  const zoom = (frame?.width ?? innerWidth) / innerWidth;
  const mouse = (type: string, x: number, y: number) =>
    cdp().send('Input.dispatchMouseEvent', {
      type,
      x: (frame?.left ?? 0) + zoom * x,
      y: (frame?.top ?? 0) + zoom * y,
      clickCount: 1,
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      modifiers: shift ? 8 : 0,
    } as never);
  const [x, y] = [left + width * at, top + height / 2];
  await mouse('mousePressed', x, y);
  await mouse('mouseMoved', x + byX / 2, y + byY / 2);
  await mouse('mouseMoved', x + byX, y + byY);
  await mouse('mouseReleased', x + byX, y + byY);
}
