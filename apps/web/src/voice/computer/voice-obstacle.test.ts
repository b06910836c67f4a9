import type { User } from '@reelwright/contract';
import { limitsOf } from '@reelwright/plans';
import { describe, expect, it } from 'vitest';
import { linesToSpeak } from './use-voice-run.ts';
import { voiceObstacle } from './voice-obstacle.ts';

function person(more: { id?: number; verified?: boolean; paid?: boolean } = {}) {
  const { id = 1, verified = true, paid = false } = more;
  const limits = limitsOf(paid ? 'pro' : 'free');
  return { id, verified, access: { limits } as User['access'] };
}

describe('what stands between somebody and a computer voice', () => {
  it('is an account for guests, then the email, then the length', () => {
    expect(voiceObstacle(null, 3)?.kind).toBe('guest');
    expect(voiceObstacle(person({ id: -1 }), 3)?.kind).toBe('guest');
    expect(voiceObstacle(person({ verified: false }), 3)?.kind).toBe('unverified');
    expect(voiceObstacle(person(), 36)).toEqual({ kind: 'too-long', most: 35 });
    expect(voiceObstacle(person(), 35)).toBeUndefined();
  });

  it('asks those who pay above forty lines, and never for their email', () => {
    expect(voiceObstacle(person({ paid: true, verified: false }), 40)).toBeUndefined();
    expect(voiceObstacle(person({ paid: true }), 41)?.kind).toBe('many');
  });
});

it('speaks the lines without a voice, or all of them again', () => {
  const line = (spoken: string, hasVoice: boolean) => ({ spoken, hasVoice });
  const lines = [line('one', true), line('two', false)];
  expect(linesToSpeak(lines, false).map(({ spoken }) => spoken)).toEqual(['two']);
  expect(linesToSpeak(lines, true)).toHaveLength(2);
});
