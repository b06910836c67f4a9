import { expect, it, vi } from 'vitest';

vi.mock('../ui/dialogs/confirm.tsx', () => ({ alert: vi.fn() }));
vi.mock('../account/ask-to-sign-in.ts', () => ({ askToSignIn: vi.fn() }));

it('tells that a login is needed once, however many calls failed over it, and again another time', async () => {
  // Another test may have loaded the real ones already.
  vi.resetModules();
  const { alert } = await import('../ui/dialogs/confirm.tsx');
  const { recovery } = await import('./recovery.ts');
  const read = Promise.withResolvers<boolean>();
  vi.mocked(alert).mockReturnValue(read.promise);
  recovery.tellLoginNeeded();
  recovery.tellLoginNeeded();
  expect(alert).toHaveBeenCalledTimes(1);
  read.resolve(true);
  await vi.waitFor(() => {
    recovery.tellLoginNeeded();
    expect(alert).toHaveBeenCalledTimes(2);
  });
});
