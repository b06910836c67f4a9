import { expect, it } from 'vitest';
import { withoutSecrets } from './without-secrets.ts';

it('hides secrets at any depth and leaves the rest, the object itself too', () => {
  const fields = {
    user: { email: 'a@b.c', logins: [{ deep: { Password: 'x', tries: 2 } }] },
    headers: { cookie: 'session=1', host: 'here' },
  };
  expect(withoutSecrets(fields)).toEqual({
    user: { email: 'a@b.c', logins: [{ deep: { Password: '…', tries: 2 } }] },
    headers: { cookie: '…', host: 'here' },
  });
  expect(fields.headers.cookie).toBe('session=1');
});

it('leaves errors to the log, and ends in circles', () => {
  const err = new Error('no');
  const circle: Record<string, unknown> = { err };
  circle.self = circle;
  const hidden = withoutSecrets(circle);
  expect(hidden.err).toBe(err);
  expect(JSON.stringify({ ...hidden, err: 0 })).toContain('…');
});
