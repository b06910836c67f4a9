/** Where the sites that films are for put their own words and buttons: shares of the frame, from its edges. */
import type { Box } from '../edits/group-geometry.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface SiteGuide {
  readonly id: 'shorts' | 'tiktok' | 'reels';
  readonly label: string;
  readonly top: number;
  readonly bottom: number;
  /** How wide the buttons at the right are; they stand in the lower part. */
  readonly rail: number;
  /** Where the buttons begin, from the top. */
  readonly railFrom: number;
}

/** As the apps show an upright film of 1080 x 1920 px on a phone. */
export const siteGuides: readonly SiteGuide[] = [
  {
    id: 'shorts',
    label: 'YouTube Shorts',
    top: 140 / 1920,
    bottom: 320 / 1920,
    rail: 96 / 1080,
    railFrom: 0.45,
  },
  {
    id: 'tiktok',
    label: 'TikTok',
    top: 150 / 1920,
    bottom: 340 / 1920,
    rail: 120 / 1080,
    railFrom: 0.42,
  },
  {
    id: 'reels',
    label: 'Instagram Reels',
    top: 200 / 1920,
    bottom: 350 / 1920,
    rail: 100 / 1080,
    railFrom: 0.48,
  },
];

/** Narrower than this, a film fills a phone, and apps lay their buttons over it. */
const uprightShape = 0.7;

export const isUpright = ({ width, height }: Size): boolean => width / height < uprightShape;

/** Where everything that matters stays, whichever of the sites shows it. */
export function formatSafeArea({ width, height }: Size): Box {
  const upright = isUpright({ width, height });
  const side = upright ? Math.max(...siteGuides.map(({ rail }) => rail)) : 0.06;
  const top = upright ? Math.max(...siteGuides.map((site) => site.top)) : 0.07;
  const bottom = upright ? Math.max(...siteGuides.map((site) => site.bottom)) : 0.07;
  return {
    x: width * side,
    y: height * top,
    width: width * (1 - 2 * side),
    height: height * (1 - top - bottom),
  };
}
