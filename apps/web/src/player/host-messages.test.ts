import { expect, it } from 'vitest';
import { parseHostMessage } from './host-messages.ts';

it('understands the page around it', () => {
  expect(parseHostMessage({ source: 'reelwright-host', type: 'play' })).toEqual({ type: 'play' });
  expect(parseHostMessage({ source: 'reelwright-host', type: 'seek', seconds: 3 })).toEqual({
    type: 'seek',
    seconds: 3,
  });
});

it.each([
  null,
  'play',
  { type: 'play' },
  { source: 'reelwright-host', type: 'seek', seconds: Number.NaN },
  { source: 'reelwright-host', type: 'constructor' },
])('takes no notice of %j', (data) => {
  expect(parseHostMessage(data)).toBeUndefined();
});
