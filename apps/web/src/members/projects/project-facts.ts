import { mediaAddress, type ProjectSummary } from '@reelwright/contract';
import { countWith } from '@reelwright/english';
import { fullVideoCategory, kindOfCategory } from '@reelwright/movie';
import { shownName } from '../../project/film-name.ts';
import { capitaliseWords } from './capitalise-words.ts';

/** What a project is called, as it was typed. */
export const typedTitle = shownName;

/** 'Top 10', 'Quiz'. A category that no wizard knows is shown in its own words. */
export function categoryLabel(category: string): string {
  const own = category.replace(/-video$/, '').replaceAll('-', ' ');
  return kindOfCategory(category)?.label ?? capitaliseWords(own);
}

/** The picture that stands for a project that has no video yet. */
export function projectPicture({ thumbnail, thumb }: Pick<ProjectSummary, 'thumbnail' | 'thumb'>) {
  const url = thumbnail ?? thumb.url;
  return url === null ? null : mediaAddress(url, location.origin);
}

type Measured = Pick<ProjectSummary, 'category' | 'data' | 'duration' | 'width' | 'height'>;

/** What is known of a project, in a few words each: 'Top 10', '12 slides', '1:24', 'wide'. */
export function projectFacts({ category, data, duration, width, height }: Measured): string[] {
  const hasSlides = data.frames > 0;
  return [
    categoryLabel(category),
    hasSlides
      ? countWith(data.frames, 'slide')
      : category === fullVideoCategory
        ? 'no slides yet'
        : 'in progress',
    hasSlides && duration > 0 ? clock(duration) : '',
    hasSlides && width > 0 && height > 0 ? shape(width, height) : '',
  ].filter(Boolean);
}

function clock(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const [hours = 0, minutes = 0, rest = 0] = parts;
  const two = (number: number) => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

function shape(width: number, height: number): string {
  if (width === height) return 'square';
  return width > height ? 'wide' : 'vertical';
}
