import { filmLanguages, type LanguageCode } from '@reelwright/movie/language';
import { z } from 'zod';
import { call } from './call.ts';
import { projectId } from './project.ts';

const codes = filmLanguages.map(({ code }) => code) as [LanguageCode, ...LanguageCode[]];

const Translation = z.object({
  id: z.string(),
  language: z.string(),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  percent: z.number(),
  /** Of the copy. */
  title: z.string(),
  category: z.string(),
  /** The project that was made; `null` until it is done. */
  copy_id: z.number().nullable(),
  /** Texts that stayed as they were: their translation lost a number or a link. */
  unchanged: z.array(z.string()),
  /** Slides whose words need much more room than before, counted from 1. */
  crowded: z.array(z.number()),
  /** Whether a voice speaks this language here. */
  has_voice: z.boolean(),
});
export type Translation = z.output<typeof Translation>;

/** Copies of projects in other languages. */
export const translationCalls = {
  projectTranslate: call({
    method: 'POST',
    path: '/api/user/projects/translate',
    summary: 'Begins a copy of a project in another language; ask how far it is every few seconds',
    access: 'member',
    pace: 'change',
    body: z.object({ id: projectId, language: z.enum(codes) }),
    reply: Translation,
  }),
  projectTranslation: call({
    method: 'GET',
    path: '/api/user/projects/translation',
    summary: 'The copy of a project in another language that was asked for last, and how far it is',
    access: 'member',
    pace: 'read',
    query: z.object({ id: projectId }),
    reply: z.object({ translation: Translation.nullable() }),
  }),
  projectTranslateCancel: call({
    method: 'POST',
    path: '/api/user/projects/translate/cancel',
    summary: 'Gives a copy in another language up',
    access: 'member',
    pace: 'change',
    body: z.object({ translation: z.uuid() }),
    reply: z.object({ cancelled: z.literal(true) }),
  }),
} as const;
