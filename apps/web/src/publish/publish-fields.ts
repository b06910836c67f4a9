import { type EmailField, type Field, type FormValues, filledRows } from '@reelwright/forms';
import { cutText, type ProjectData } from '@reelwright/movie';
import { sendsMail } from '../brand/sends-mail.ts';
import { categoryOptions, defaultCategory } from './video-categories.ts';

/** Spec: ten keywords at most. */
const maxKeywords = 10;

/** Where the link goes once the video is made. Where no mail is sent, nobody is asked: the account’s own is taken. */
export function emailFields(): readonly EmailField[] {
  if (!sendsMail()) return [];
  return [
    {
      kind: 'email',
      id: 'email',
      label: 'Email',
      description: 'We’ll email you when your video is ready.',
      required: true,
      maxLength: 254,
      autoComplete: 'email',
    },
  ];
}

/** What the video's own page says about it. */
export const aboutFields: readonly Field[] = [
  { kind: 'text', id: 'title', label: 'Title', required: true, maxLength: 100 },
  { kind: 'textarea', id: 'description', label: 'Description', maxLength: 5000, rows: 3 },
];

/** Spec: what the video site asks for. */
export const youtubeFields = (): readonly Field[] => [
  ...aboutFields,
  {
    kind: 'list',
    id: 'keywords',
    label: 'Keywords',
    itemName: 'keyword',
    placeholder: 'coffee',
    description: 'Words people search for. Up to ten.',
    required: true,
    max: maxKeywords,
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
  ...emailFields(),
];

export interface PublishData {
  readonly title: string;
  readonly description: string;
  readonly keywords: string[];
  readonly category: number;
  readonly email: string;
}

/** What a form begins with: what was entered before, else what is known. */
export function publishValues(
  entered: ProjectData['publish'] | undefined,
  known: { readonly title: string; readonly email: string },
): FormValues {
  const category = String(entered?.category ?? defaultCategory);
  return {
    title: cutText(entered?.title || known.title, 100),
    description: entered?.description ?? '',
    keywords: (entered?.keywords ?? []).slice(0, maxKeywords),
    category: categoryOptions.some(({ value }) => value === category) ? category : defaultCategory,
    email: entered?.email || known.email,
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
