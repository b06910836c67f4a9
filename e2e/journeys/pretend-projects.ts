import type { Page } from '@playwright/test';
import { answer } from './answer.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Status = 'pass' | 'fail' | 'processing' | 'pending';

interface PretendProject {
  readonly id: number;
  readonly title: string;
  readonly category: string;
  readonly frames: number;
  readonly seconds: number;
  readonly size: readonly [width: number, height: number];
  readonly hoursOld: number;
  readonly description: string;
  readonly thumbnail?: string;
  readonly status?: Status;
  readonly deletedDaysAgo?: number;
}

const wide = [1920, 1080] as const;

/** One of each status, some with a picture of their own, one whose picture is gone. */
const projects: readonly PretendProject[] = [
  {
    id: 101,
    title: '10 best coffees to brew at home',
    category: 'listicle-video',
    frames: 12,
    seconds: 84,
    size: wide,
    hoursOld: 2,
    description:
      'A countdown of the coffees worth getting up for, from a plain filter to flat white.',
    status: 'pass',
  },
  {
    id: 102,
    title: 'spring sale for the roastery',
    category: 'vsl-video',
    frames: 8,
    seconds: 61,
    size: [1080, 1920],
    hoursOld: 5,
    description: 'Forty percent off every bag until Sunday.',
    thumbnail: '/files/pretend/sale.svg',
    status: 'processing',
  },
  {
    id: 103,
    title: 'Which grinder? Burr or blade, compared for people who never owned one',
    category: 'compare-video',
    frames: 9,
    seconds: 132,
    size: wide,
    hoursOld: 28,
    description: '',
    status: 'fail',
  },
  {
    id: 104,
    title: 'coffee quiz night',
    category: 'quiz-video',
    frames: 10,
    seconds: 95,
    size: [720, 720],
    hoursOld: 75,
    description: 'Ten questions about the bean, with a ticking clock.',
    thumbnail: '/files/pretend/gone.svg',
    status: 'pending',
  },
  {
    id: 105,
    title: 'My-Project',
    category: 'full-video',
    frames: 0,
    seconds: 0,
    size: wide,
    hoursOld: 200,
    description: '',
  },
];

const deleted: readonly PretendProject[] = projects
  .slice(0, 3)
  .map((project, index) => ({ ...project, deletedDaysAgo: [0, 12, 29][index] ?? 0 }));

const sale = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 108 192"><rect width="108" height="192" fill="#d9694a"/><circle cx="54" cy="70" r="30" fill="#fbf1df"/><text x="54" y="82" font-family="sans-serif" font-weight="700" font-size="30" text-anchor="middle" fill="#d9694a">40%</text><rect x="24" y="124" width="60" height="10" rx="5" fill="#fbf1df"/><rect x="34" y="144" width="40" height="8" rx="4" fill="#ebcb9c"/></svg>`;

/** Draws the list for a person who does not exist: always the same videos, so that pictures stay the same. */
export async function showProjects(page: Page, { total = 14 } = {}): Promise<void> {
  await answer(page, '*/files/pretend/*', (url) => ({
    contentType: 'image/svg+xml',
    body: url.endsWith('sale.svg') ? sale : 'not a picture',
  }));
  await answer(page, '*/api/user/projects/list*', (url) => {
    const isDeleted = new URL(url).searchParams.get('deleted') === 'true';
    const shown = isDeleted ? deleted : projects;
    return { json: pageOf(shown, isDeleted ? shown.length : total) };
  });
  await answer(page, '*/api/members/video-status', {
    json: projects.flatMap(({ id, status }) =>
      status
        ? [{ proj_id: id, status, video_url: status === 'pass' ? '/files/pretend/a.mp4' : null }]
        : [],
    ),
  });
}

export function pageOf(shown: readonly PretendProject[], total: number) {
  return {
    results: shown.map(summaryOf),
    $meta: { items_start: 0, items_total: total, items_num: 5 },
  };
}

function summaryOf(project: PretendProject) {
  const at = (ms: number) => new Date(Date.now() - ms - 60_000).toISOString();
  const { id, title, category, description, seconds, hoursOld, deletedDaysAgo } = project;
  return {
    id,
    name: title,
    title,
    category,
    thumbnail: project.thumbnail ?? null,
    revision: 3,
    description,
    data: { frames: project.frames },
    duration: seconds,
    width: project.size[0],
    height: project.size[1],
    bytes: 48_000,
    thumb: { slide: 0, url: null },
    edited_since: false,
    created_at: at(hoursOld * HOUR_MS),
    updated_at: at(hoursOld * HOUR_MS),
    deleted_at: deletedDaysAgo === undefined ? null : at(deletedDaysAgo * DAY_MS),
  };
}
