import { type EmailField, type Field, type FormValues, filledRows } from '@reelwright/forms';
import type { ProjectData } from '@reelwright/movie';
import { categoryOptions, defaultCategory } from './video-categories.ts';

/** Spec: ten keywords at most. */
const KEYWORDS_MOST = 10;

/** Where the link goes once the video is made. */
export const emailField: EmailField = {
  kind: 'email',
  id: 'email',
  label: 'Email',
  description: 'We write to you when your video is ready.',
  required: true,
  maxLength: 254,
  autoComplete: 'email',
};

/** Spec: what the video site asks for. */
export const youtubeFields: readonly Field[] = [
  { kind: 'text', id: 'title', label: 'Title', required: true, maxLength: 100 },
  { kind: 'textarea', id: 'description', label: 'Description', maxLength: 5000, rows: 4 },
  {
    kind: 'list',
    id: 'keywords',
    label: 'Keywords',
    itemName: 'keyword',
    placeholder: 'coffee',
    description: 'What people search for; ten at most.',
    required: true,
    max: KEYWORDS_MOST,
    maxLength: 100,
  },
  {
    kind: 'select',
    id: 'category',
    label: 'Category',
    required: true,
    searchable: true,
    options: categoryOptions,
    default: defaultCategory,
  },
  emailField,
];

export interface PublishData {
  readonly title: string;
  readonly description: string;
  readonly keywords: string[];
  readonly category: number;
  readonly email: string;
}

/** What a form begins with: what was told before, else what is known. */
export function publishValues(
  told: ProjectData['publish'] | undefined,
  known: { readonly title: string; readonly email: string },
): FormValues {
  const category = String(told?.category ?? defaultCategory);
  return {
    title: (told?.title || known.title).slice(0, 100),
    description: told?.description ?? '',
    keywords: (told?.keywords ?? []).slice(0, KEYWORDS_MOST),
    category: categoryOptions.some(({ value }) => value === category) ? category : defaultCategory,
    email: told?.email || known.email,
  };
}

export function publishData(values: FormValues): PublishData {
  const text = (id: string) => (typeof values[id] === 'string' ? values[id].trim() : '');
  const { keywords } = values;
  const rows = Array.isArray(keywords) ? keywords.filter((row) => typeof row === 'string') : [];
  return {
    title: text('title'),
    description: text('description'),
    keywords: filledRows(rows).map((row) => row.trim()),
    category: Number(text('category') || defaultCategory),
    email: text('email'),
  };
}
