/** The colours of a bulletin: those of its opener (library/clips/news-list.ts), dark enough for white words. */
import type { Channel } from '../script.ts';

type Colors = Channel['colors'];

const blue: Colors = { strap: '#0b3d91', deep: '#04122e', accent: '#7cc4ff' };
const red: Colors = { strap: '#a3121f', deep: '#2a0509', accent: '#ff9a8b' };
const gold: Colors = { strap: '#5c4210', deep: '#161006', accent: '#ffd36b' };
const teal: Colors = { strap: '#0b6b68', deep: '#03201f', accent: '#7ff0dc' };
const violet: Colors = { strap: '#4a1fa0', deep: '#13092b', accent: '#c6a5ff' };
const grey: Colors = { strap: '#3b4658', deep: '#0d1117', accent: '#ff5a5f' };
const green: Colors = { strap: '#0b4f2a', deep: '#04170d', accent: '#6dffa8' };
const evening: Colors = { strap: '#8e3b46', deep: '#1b1030', accent: '#f2994a' };
const morning: Colors = { strap: '#0b3d66', deep: '#062440', accent: '#9ad4ff' };

/** By the number of the opener, 1 first. */
const clips: readonly { readonly title: string; readonly colors: Colors }[] = [
  { title: 'Blue globe', colors: blue },
  { title: 'Red bands', colors: red },
  { title: 'Blue radar', colors: blue },
  { title: 'Evening skyline', colors: evening },
  { title: 'Grey shutters', colors: grey },
  { title: 'Teal dots', colors: teal },
  { title: 'Golden globe', colors: gold },
  { title: 'Violet bands', colors: violet },
  { title: 'Green radar', colors: green },
  { title: 'Morning skyline', colors: morning },
  { title: 'Blue shutters', colors: blue },
  { title: 'Red dots', colors: red },
  { title: 'Violet globe', colors: violet },
  { title: 'Blue bands', colors: blue },
  { title: 'Golden dots', colors: gold },
  { title: 'Red globe', colors: red },
  { title: 'Teal bands', colors: teal },
];

export const newsClipCount = clips.length;
/** Spec: the second. */
export const defaultNewsClip = 2;

/** How long every opener is. */
export const newsClipSeconds = 4;

export function channelColors(clip: number): Colors {
  return clips[clip - 1]?.colors ?? red;
}

/** An opener as projects keep it. */
export function newsClip(index: number) {
  const file = `/library/news-clips/news-${index}`;
  return { index, url: `${file}.mp4`, thumbnail: `${file}.webp`, type: 'video' as const };
}

export function newsClipTitle(index: number): string {
  return clips[index - 1]?.title ?? '';
}
