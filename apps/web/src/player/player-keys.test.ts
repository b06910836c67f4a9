import { expect, it } from 'vitest';
import { actionOfKey } from './player-keys.ts';

const press = (key: string, held: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

it('plays, seeks and changes the volume by the keys of other players', () => {
  expect(actionOfKey(press('K'), 'other')).toEqual({ does: 'toggle-play' });
  expect(actionOfKey(press('ArrowRight'), 'other')).toEqual({ does: 'seek-by', seconds: 5 });
  expect(actionOfKey(press('7'), 'other')).toEqual({ does: 'seek-to', share: 0.7 });
  expect(actionOfKey(press('m'), 'slider')).toEqual({ does: 'toggle-sound' });
  expect(actionOfKey(press('c'), 'button')).toEqual({ does: 'toggle-captions' });
});

it('leaves sliders, buttons and the browser their own keys', () => {
  expect(actionOfKey(press('ArrowRight'), 'slider')).toBeUndefined();
  expect(actionOfKey(press(' '), 'button')).toBeUndefined();
  expect(actionOfKey(press('f', { ctrlKey: true }), 'other')).toBeUndefined();
  expect(actionOfKey(press('toString'), 'other')).toBeUndefined();
});
