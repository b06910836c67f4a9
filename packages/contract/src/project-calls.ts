import { z } from 'zod';
import { MessageReply } from './action-reply.ts';
import { call } from './call.ts';
import {
  changeId,
  PatchBody,
  Project,
  ProjectSummary,
  pageOf,
  projectId,
  revision,
  SaveBody,
  SaveReply,
} from './project.ts';
import { maxProjectBodyBytes } from './project-limits.ts';
import { VideoStatus, videoStates } from './video.ts';

/** Never published, its video on its way, there, or failed. */
export const projectStates = ['draft', 'making', 'ready', 'failed'] as const;

/** A member's projects. Whatever is not the caller's own does not exist for them. */
export const projectCalls = {
  projectList: call({
    method: 'GET',
    path: '/api/user/projects/list',
    summary: "The member's projects, a page at a time",
    access: 'member',
    pace: 'read',
    query: z.object({
      items_start: z.coerce.number().int().min(0).max(1_000_000).default(0),
      items_num: z.coerce.number().int().min(1).max(100).default(5),
      search: z.string().trim().max(200).optional(),
      /** '{filter}-video'; empty for all. */
      category: z.string().max(60).optional(),
      /** How far its video is; all without it. */
      state: z.enum(projectStates).optional(),
      sort: z.enum(['newest', 'oldest', 'name']).default('newest'),
      /** The recently deleted ones instead. */
      deleted: z.stringbool().default(false),
    }),
    reply: pageOf(ProjectSummary),
  }),
  projectLoad: call({
    method: 'GET',
    path: '/api/user/projects/load',
    summary: 'Opens a project by its id or its name',
    access: 'member',
    pace: 'read',
    query: z.object({ id: projectId.optional(), name: z.string().max(200).optional() }),
    reply: Project,
  }),
  projectSave: call({
    method: 'POST',
    path: '/api/user/projects/save',
    summary: 'Saves the whole project; a new one gets its id',
    access: 'member',
    pace: 'change',
    body: SaveBody,
    maxBodyBytes: maxProjectBodyBytes,
    reply: SaveReply,
  }),
  projectPatch: call({
    method: 'POST',
    path: '/api/user/projects/patch',
    summary: 'Saves what changed since a revision',
    access: 'member',
    pace: 'autosave',
    body: PatchBody,
    maxBodyBytes: maxProjectBodyBytes,
    reply: SaveReply,
  }),
  projectClone: call({
    method: 'POST',
    path: '/api/user/projects/clone',
    summary: 'Makes a copy, under another title and category if wanted',
    access: 'member',
    pace: 'change',
    body: z.object({
      id: projectId,
      title: z.string().trim().max(500).optional(),
      category: z
        .string()
        .regex(/^[a-z0-9-]{1,60}$/)
        .optional(),
      /** A repeated request with the same one makes no second copy. */
      change_id: changeId.optional(),
    }),
    reply: ProjectSummary,
  }),
  projectRemove: call({
    method: 'POST',
    path: '/api/user/projects/remove',
    summary: 'Deletes a project; it can be brought back for 30 days',
    access: 'member',
    pace: 'change',
    body: z.object({ id: projectId }),
    reply: MessageReply,
  }),
  projectUndelete: call({
    method: 'POST',
    path: '/api/user/projects/undelete',
    summary: 'Brings a deleted project back',
    access: 'member',
    pace: 'change',
    body: z.object({ id: projectId }),
    reply: MessageReply,
  }),
  projectPurge: call({
    method: 'POST',
    path: '/api/user/projects/purge',
    summary: 'Deletes a deleted project for good, its files included',
    access: 'member',
    pace: 'change',
    body: z.object({ id: projectId }),
    reply: MessageReply,
  }),
  projectHistory: call({
    method: 'GET',
    path: '/api/user/projects/history',
    summary: 'The restore points of a project, newest first',
    access: 'member',
    pace: 'read',
    query: z.object({ id: projectId }),
    reply: z.object({
      results: z.array(
        z.object({
          revision,
          saved_at: z.string(),
          title: z.string(),
          /** How many slides. */
          frames: z.number(),
          bytes: z.number(),
          /** The one the project is at. */
          current: z.boolean(),
        }),
      ),
    }),
  }),
  projectRestore: call({
    method: 'POST',
    path: '/api/user/projects/restore',
    summary: 'Goes back to a restore point, as a new revision',
    access: 'member',
    pace: 'change',
    body: z.object({ id: projectId, revision }),
    reply: Project,
  }),
  projectImport: call({
    method: 'POST',
    path: '/api/user/projects/import',
    summary: 'Makes a project from a backup copy',
    access: 'member',
    pace: 'change',
    /** The text of the file. */
    body: z.object({ backup: z.string().min(2), change_id: changeId.optional() }),
    maxBodyBytes: maxProjectBodyBytes,
    /** `repairs`: how many values could not be used and were replaced by their defaults. */
    reply: ProjectSummary.extend({ repairs: z.number() }),
  }),
  projectBackup: call({
    method: 'GET',
    path: '/api/members/save-local',
    summary: 'A backup copy of a project, as one JSON file',
    access: 'member',
    pace: 'read',
    query: z.object({ proj_id: projectId }),
    reply: { file: ['application/json'] },
  }),
  videoStatus: call({
    method: 'POST',
    path: '/api/members/video-status',
    summary: 'How far the videos of some projects are',
    access: 'member',
    pace: 'read',
    body: z.object({ proj_ids: z.array(projectId).max(100) }),
    reply: z.array(
      z.object({
        proj_id: z.number(),
        status: z.enum(videoStates),
        video_url: z.string().nullable(),
        ...VideoStatus.pick({
          download_url: true,
          poster_url: true,
          preview_url: true,
          percent: true,
          message: true,
          outdated: true,
          audience: true,
        }).partial().shape,
      }),
    ),
  }),
} as const;
