import { cdp } from 'vitest/browser';

type Place = readonly [x: number, y: number];

/** A mouse and fingers as the browser gets them, on places of the slide. */
export function handOn(stage: Element) {
  const at = ([x, y]: Place) => {
    const { left, top, width } = stage.getBoundingClientRect();
    // Tests run in a frame of the page that is driven.
    const frame = window.frameElement?.getBoundingClientRect();
    const zoom = (frame?.width ?? innerWidth) / innerWidth;
    return {
      x: (frame?.left ?? 0) + zoom * (left + (x * width) / 1920),
      y: (frame?.top ?? 0) + zoom * (top + (y * width) / 1920),
    };
  };
  const mouse = (type: string, place: Place, clickCount = 1, button = 'left') =>
    cdp().send('Input.dispatchMouseEvent', {
      type,
      ...at(place),
      clickCount,
      button,
      buttons: type === 'mouseReleased' ? 0 : button === 'right' ? 2 : 1,
    } as never);
  const touch = (type: string, ...places: Place[]) =>
    cdp().send('Input.dispatchTouchEvent', {
      type,
      touchPoints: places.map((place, id) => ({ ...at(place), id })),
    } as never);
  const around = ([x, y]: Place, [dx, dy]: Place): [Place, Place] => [
    [x - dx, y - dy],
    [x + dx, y + dy],
  ];
  return {
    drag: async (from: Place, to: Place) => {
      await mouse('mousePressed', from);
      await mouse('mouseMoved', [(from[0] + to[0]) / 2, to[1]]);
      await mouse('mouseMoved', to);
      await mouse('mouseReleased', to);
    },
    doubleClick: async (place: Place) => {
      for (const count of [1, 2]) {
        await mouse('mousePressed', place, count);
        await mouse('mouseReleased', place, count);
      }
    },
    rightClick: async (place: Place) => {
      await mouse('mousePressed', place, 1, 'right');
      await mouse('mouseReleased', place, 1, 'right');
    },
    tap: async (place: Place) => {
      await touch('touchStart', place);
      await touch('touchEnd');
    },
    /** Two fingers around a place, one after the other; then both go on. */
    pinch: async (middle: Place, [first, ...ways]: readonly [Place, ...Place[]]) => {
      const [one] = around(middle, first);
      await touch('touchStart', one);
      await touch('touchStart', ...around(middle, first));
      for (const way of ways) await touch('touchMove', ...around(middle, way));
      await touch('touchEnd');
    },
  };
}
