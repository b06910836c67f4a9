import { describe, expect, it, vi } from 'vitest';
import { type Recovery, withRecovery } from './with-recovery.ts';

function recoveryWith(parts: Partial<Recovery> = {}): Recovery {
  return {
    signIn: vi.fn(async () => true),
    tellLoginNeeded: vi.fn(),
    solveCaptcha: vi.fn(async () => 'proof'),
    ...parts,
  };
}

const refuseOnce = (message: string) => {
  let isFirst = true;
  return vi.fn(async () => {
    if (!isFirst) return 'done';
    isFirst = false;
    throw new Error(message);
  });
};

describe('a call that the server refuses', () => {
  it('goes out again once the person has signed in', async () => {
    const send = refuseOnce('Login required');
    const recovery = recoveryWith();
    await expect(withRecovery(send, recovery)).resolves.toBe('done');
    expect(send).toHaveBeenCalledTimes(2);
    expect(recovery.tellLoginNeeded).not.toHaveBeenCalled();
  });

  it('says that a login is needed when nobody signed in', async () => {
    const recovery = recoveryWith({ signIn: async () => false });
    const send = refuseOnce('Login required');
    await expect(withRecovery(send, recovery)).rejects.toThrow('Login required');
    expect(send).toHaveBeenCalledTimes(1);
    expect(recovery.tellLoginNeeded).toHaveBeenCalledTimes(1);
  });

  it('asks for a login once, and then says what to do if that did not help', async () => {
    const recovery = recoveryWith();
    const send = vi.fn(async () => {
      throw new Error('Login required');
    });
    await expect(withRecovery(send, recovery)).rejects.toThrow('Login required');
    expect(recovery.signIn).toHaveBeenCalledTimes(1);
    expect(recovery.tellLoginNeeded).toHaveBeenCalledTimes(1);
  });

  it('brings the solved captcha as token2 and keeps the token it had', async () => {
    const send = refuseOnce("bot check: Please prove that you're not a bot.");
    await withRecovery(send, recoveryWith(), { token3: 'early' });
    expect(send).toHaveBeenLastCalledWith({ token3: 'early', token2: 'proof' });
  });

  it('gives up when the person closes the captcha', async () => {
    const send = refuseOnce('bot check');
    const recovery = recoveryWith({ solveCaptcha: async () => undefined });
    await expect(withRecovery(send, recovery)).rejects.toThrow('bot check');
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('does not ask for captchas without end', async () => {
    const send = vi.fn(async () => {
      throw new Error('bot check');
    });
    await expect(withRecovery(send, recoveryWith())).rejects.toThrow('bot check');
    expect(send).toHaveBeenCalledTimes(4);
  });

  it('passes every other refusal on at once', async () => {
    const send = refuseOnce('This email is already in use. Please login instead');
    await expect(withRecovery(send, recoveryWith())).rejects.toThrow('already in use');
    expect(send).toHaveBeenCalledTimes(1);
  });
});
