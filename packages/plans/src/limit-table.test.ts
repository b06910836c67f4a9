import { describe, expect, it } from 'vitest';
import { formatLimit } from './format-limit.ts';
import type { Limit } from './limit.ts';
import { limitTable } from './limit-table.ts';
import { limitsOf } from './limits-of.ts';
import { tiers } from './tier.ts';

describe('the table of plans', () => {
  it('holds the figures that the product promises', () => {
    expect(limitsOf('free')).toMatchObject({
      maxTtsLines: 35,
      ttsLinesConfirmAbove: 40,
      ttsNeedsVerifiedEmail: true,
      maxArticleLines: 35,
      articleLinesConfirmAbove: 50,
      maxThemes: 5,
      transcriptionSecondsPerMonth: 60,
      renderQuality: 'sd',
      defaultWatermark: true,
      customWatermark: false,
      customSize: false,
      proMediaSources: false,
    });
    expect(limitsOf('pro')).toMatchObject({
      maxTtsLines: null,
      ttsVoices: null,
      maxArticleLines: null,
      maxThemes: null,
      renderQuality: 'hd',
      defaultWatermark: false,
      customWatermark: true,
      customSize: true,
      proMediaSources: true,
    });
    expect(limitsOf('guest')).toMatchObject({
      projectSaving: false,
      livePreview: true,
      tts: false,
      micRecording: false,
      voiceUpload: false,
      transcription: false,
    });
  });

  it('lets free accounts use the voice that is chosen by itself', () => {
    expect(limitsOf('free').ttsVoices).toContain('en-US-Wavenet-J');
  });

  it('has a megabyte of room for every project', () => {
    for (const tier of tiers) {
      const { maxProjects, projectMegabytes } = limitsOf(tier);
      expect(projectMegabytes).toBeGreaterThanOrEqual(maxProjects ?? 0);
    }
  });

  it('never gives less on a larger plan', () => {
    for (const [name, row] of Object.entries<Limit>(limitTable)) {
      const amounts = tiers.map((tier) => amountOf(row.values[tier]));
      const grows = row.burden ? amounts.toReversed() : amounts;
      expect(grows, name).toEqual(grows.toSorted((a, b) => a - b));
    }
  });
});

function amountOf(value: Limit['values']['free']): number {
  if (value === null) return Number.POSITIVE_INFINITY;
  if (typeof value === 'object') return value.length;
  return typeof value === 'string' ? ['sd', 'hd'].indexOf(value) : Number(value);
}

describe('a limit in words', () => {
  it.each([
    ['maxTtsLines', 'guest', 'none'],
    ['maxTtsLines', 'free', '35 lines'],
    ['maxTtsLines', 'pro', 'no limit'],
    ['ttsVoices', 'free', '4 voices'],
    ['ttsVoices', 'pro', 'all'],
    ['renderQuality', 'pro', 'HD (1920 × 1080)'],
    ['renderQuality', 'free', 'SD (854 × 480)'],
    ['customSize', 'free', 'no'],
    ['storageMegabytes', 'pro', '20 GB'],
    ['transcriptionSecondsPerMonth', 'free', '60 seconds a month'],
    ['transcriptionSecondsPerMonth', 'pro', '60 minutes a month'],
    ['transcriptionSecondsPerMonth', 'business', '5 hours a month'],
  ] as const)('%s of %s: %s', (name, tier, words) => {
    expect(formatLimit(limitTable[name], tier)).toBe(words);
  });
});
