import { describe, expect, it } from 'vitest';
import { planOf } from './plan-of.ts';

const now = new Date('2026-03-10T12:00:00Z');
const holder = (plan: string | null, planUntil: Date | null = null) =>
  planOf({ plan, planUntil, guest: false }, now);

describe('what a plan means', () => {
  it.each([
    [null, 'free'],
    ['', 'free'],
    ['free', 'free'],
    ['free-trial', 'free'],
    ['Free', 'free'],
    ['pro', 'pro'],
    ['pro-yearly', 'pro'],
    ['business', 'business'],
    ['a name of long ago', 'pro'],
  ])('the stored name %j is %s', (name, tier) => {
    expect(holder(name)).toMatchObject({ tier, paid: tier !== 'free', expired: false });
  });

  it('treats a paid plan that has run out as free, and says so', () => {
    const ended = holder('business', now);
    expect(ended).toMatchObject({ tier: 'free', paid: false, expired: true });
    expect(ended.limits.maxThemes).toBe(5);
  });

  it('keeps a paid plan until its last moment', () => {
    const last = holder('pro', new Date(now.getTime() + 1));
    expect(last).toMatchObject({ tier: 'pro', paid: true, expired: false });
  });

  it('never calls a free account expired', () => {
    expect(holder('free', new Date(0)).expired).toBe(false);
  });

  it('gives whoever owns the installation the highest plan, without an end', () => {
    const owner = planOf({ plan: 'pro', planUntil: new Date(0), guest: false, owner: true }, now);
    expect(owner).toMatchObject({ title: 'Owner', paid: true, expired: false, owner: true });
    expect(owner.limits).toEqual(holder('business').limits);
    expect(owner.limits.defaultWatermark).toBe(false);
    expect(holder('business').owner).toBe(false);
  });

  it('gives a guest less than anybody, whatever else is said about them', () => {
    const guest = planOf({ plan: 'pro', planUntil: null, guest: true }, now);
    expect(guest).toMatchObject({ tier: 'guest', paid: false });
    expect(guest.limits).toMatchObject({ projectSaving: false, tts: false, ttsVoices: [] });
  });
});
