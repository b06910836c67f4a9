import { z } from 'zod';
import { MessageReply } from './action-reply.ts';
import { call } from './call.ts';
import { maxPlayerSeconds } from './player-settings.ts';
import { pageOf, projectId } from './project.ts';

/** When viewers are asked: before the film, at a moment in it, or once it is over. */
export const leadMoments = ['before', 'during', 'after'] as const;

export const maxLeadQuestionLetters = 200;
export const maxLeadConsentLetters = 1000;

/** What viewers of a film are asked, and agree to. */
export const LeadAsk = z.object({
  moment: z.enum(leadMoments),
  /** For 'during'. */
  at_seconds: z.number().min(0).max(maxPlayerSeconds),
  question: z.string().trim().min(1).max(maxLeadQuestionLetters),
  consent: z.string().trim().min(1).max(maxLeadConsentLetters),
  /** Whether they may go on without answering. */
  may_skip: z.boolean(),
});
export type LeadAsk = z.output<typeof LeadAsk>;

/** The same for its owner. */
const LeadForm = LeadAsk.extend({
  enabled: z.boolean(),
  /** Every confirmed address is sent there as JSON; `null`: nowhere. */
  webhook_url: z
    .url({ protocol: /^https?$/i })
    .max(2000)
    .regex(/^https?:\/\/[^\s\\]+$/i, 'is not a web address')
    .nullable(),
});
export type LeadForm = z.output<typeof LeadForm>;

const LeadFormReply = z.object({
  form: LeadForm.nullable(),
  /** What calls to the webhook are signed with; `null` where there is none. */
  webhook_key: z.string().nullable(),
  /** What a new webhook answered when it was tried; `null` where none was. */
  webhook_status: z.number().nullable(),
  confirmed: z.number(),
});

/** Somebody who confirmed their address. */
const Lead = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  confirmed_at: z.string(),
  /** On the page of the video, or on a page that shows it in a frame. */
  place: z.enum(['watch', 'embed']),
  /** `null`: there is no webhook. */
  webhook: z.enum(['waiting', 'done', 'failed']).nullable(),
});
export type Lead = z.output<typeof Lead>;

const oneProject = z.object({ proj_id: projectId });
/** What is shorter is a link that was cut on its way. */
export const minLeadCodeLetters = 10;
const code = z.object({ code: z.string().trim().min(minLeadCodeLetters).max(100) });
/** One line of what can be seen. */
const oneLine = z
  .string()
  .trim()
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u);

/** Names and addresses that viewers leave, for the owner of a film; and what viewers can do about theirs. */
export const leadCalls = {
  leadForm: call({
    method: 'GET',
    path: '/api/members/leads/form',
    summary: 'What the viewers of a film are asked for',
    access: 'member',
    pace: 'read',
    query: oneProject,
    reply: LeadFormReply,
  }),
  leadFormSave: call({
    method: 'POST',
    path: '/api/members/leads/form',
    summary: 'Changes what the viewers of a film are asked for; a new webhook is tried',
    access: 'member',
    pace: 'sensitive',
    body: oneProject.extend({ form: LeadForm }),
    maxBodyBytes: 16 * 1024,
    reply: LeadFormReply,
  }),
  leadList: call({
    method: 'GET',
    path: '/api/members/leads/list',
    summary: 'Who confirmed their address, the newest first',
    access: 'member',
    pace: 'read',
    query: oneProject.extend({
      items_start: z.coerce.number().int().min(0).max(1_000_000).default(0),
      items_num: z.coerce.number().int().min(1).max(100).default(20),
    }),
    reply: pageOf(Lead),
  }),
  leadFile: call({
    method: 'GET',
    path: '/api/members/leads.csv',
    summary: 'Everybody who confirmed their address, as a table',
    access: 'member',
    pace: 'read',
    query: oneProject,
    reply: { file: ['text/csv'] },
  }),
  leadRemove: call({
    method: 'POST',
    path: '/api/members/leads/remove',
    summary: 'Removes somebody from the addresses of a film, for good',
    access: 'member',
    pace: 'change',
    body: oneProject.extend({ id: z.uuid() }),
    reply: MessageReply,
  }),
  leadGive: call({
    method: 'POST',
    path: '/api/videos/leads/give',
    summary: 'A viewer leaves their name and address; a mail asks them to confirm it',
    access: 'anyone',
    pace: 'sensitive',
    captcha: 'after-several',
    body: z.object({
      pid: projectId,
      name: oneLine.min(1, 'Name is required').max(100),
      email: oneLine.min(1, 'Email is required').max(254),
      consent: z.literal(true, 'Please agree first.'),
      place: z.enum(['watch', 'embed']).default('watch'),
    }),
    maxBodyBytes: 8 * 1024,
    reply: MessageReply,
  }),
  leadMine: call({
    method: 'POST',
    path: '/api/videos/leads/mine',
    summary: 'What is kept about a viewer, by the link that was mailed to them',
    access: 'anyone',
    pace: 'sensitive',
    body: code,
    maxBodyBytes: 1024,
    reply: z.object({
      video: z.string(),
      name: z.string(),
      email: z.string(),
      consent: z.string(),
      given_at: z.string(),
      confirmed_at: z.string().nullable(),
    }),
  }),
  leadConfirm: call({
    method: 'POST',
    path: '/api/videos/leads/confirm',
    summary: 'A viewer confirms their address, by the link that was mailed to them',
    access: 'anyone',
    pace: 'sensitive',
    body: code,
    maxBodyBytes: 1024,
    reply: MessageReply,
  }),
  leadForget: call({
    method: 'POST',
    path: '/api/videos/leads/forget',
    summary: 'Removes a viewer’s name and address, by the link that was mailed to them',
    access: 'anyone',
    pace: 'sensitive',
    body: code,
    maxBodyBytes: 1024,
    reply: MessageReply,
  }),
} as const;
