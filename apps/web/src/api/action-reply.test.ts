import { expect, it } from 'vitest';
import { checkedReply } from './action-reply.ts';

it('takes a person or a message', () => {
  const reply = { type: 'msg', msg: 'Profile updated successfully' };
  expect(checkedReply('profile/profile', reply)).toBe(reply);
});

it.each([null, 'ok', {}, { user: {} }, { type: 'other' }])(
  'refuses %j by the action it answers',
  (reply) => {
    expect(() => checkedReply('login', reply)).toThrow('Invalid data: login');
  },
);
