import { ApiError, type ErrorCode, errorTable } from '@reelwright/contract';
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

/** As the server refuses, under a sentence of any kind: the code alone counts. */
const refusal = (code: ErrorCode) => new ApiError(errorTable[code].status, `Sorry: ${code}`, code);

const refuseOnce = (code: ErrorCode) => {
  let isFirst = true;
  return vi.fn(async () => {
    if (!isFirst) return 'done';
    isFirst = false;
    throw refusal(code);
  });
};

describe('a call that the server refuses', () => {
  it('goes out again once the person has signed in', async () => {
    const send = refuseOnce('login-required');
    const recovery = recoveryWith();
    await expect(withRecovery(send, recovery)).resolves.toBe('done');
    expect(send).toHaveBeenCalledTimes(2);
    expect(recovery.tellLoginNeeded).not.toHaveBeenCalled();
  });

  it('says that a login is needed when nobody signed in', async () => {
    const recovery = recoveryWith({ signIn: async () => false });
    const send = refuseOnce('login-required');
    await expect(withRecovery(send, recovery)).rejects.toThrow('login-required');
    expect(send).toHaveBeenCalledTimes(1);
    expect(recovery.tellLoginNeeded).toHaveBeenCalledTimes(1);
  });

  it('asks for a login once, and then says what to do if that did not help', async () => {
    const recovery = recoveryWith();
    const send = vi.fn(async () => {
      throw refusal('login-required');
    });
    await expect(withRecovery(send, recovery)).rejects.toThrow('login-required');
    expect(recovery.signIn).toHaveBeenCalledTimes(1);
    expect(recovery.tellLoginNeeded).toHaveBeenCalledTimes(1);
  });

  it('brings the solved captcha as token2 and keeps the token it had', async () => {
    const send = refuseOnce('captcha-required');
    await withRecovery(send, recoveryWith(), { token3: 'early' });
    expect(send).toHaveBeenLastCalledWith({ token3: 'early', token2: 'proof' });
  });

  it('gives up when the person closes the captcha', async () => {
    const send = refuseOnce('captcha-required');
    const recovery = recoveryWith({ solveCaptcha: async () => undefined });
    await expect(withRecovery(send, recovery)).rejects.toThrow('captcha-required');
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('does not ask for captchas without end', async () => {
    const send = vi.fn(async () => {
      throw refusal('captcha-required');
    });
    await expect(withRecovery(send, recoveryWith())).rejects.toThrow('captcha-required');
    expect(send).toHaveBeenCalledTimes(4);
  });

  it('passes every other refusal on at once', async () => {
    const send = refuseOnce('email-taken');
    await expect(withRecovery(send, recoveryWith())).rejects.toThrow('email-taken');
    expect(send).toHaveBeenCalledTimes(1);
  });
});
