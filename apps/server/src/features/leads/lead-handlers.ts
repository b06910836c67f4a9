import { Readable } from 'node:stream';
import { CodedError } from '../../errors/coded-error.ts';
import type { FeatureHandlers } from '../../http/handlers.ts';
import { attachmentHeader } from '../../storage/attachment-header.ts';
import { leadCsv } from './lead-csv.ts';
import { countLeads, type LeadRow, listLeads, removeLead } from './lead-repository.ts';
import {
  checkOwnFilm,
  confirmMine,
  forgetMine,
  giveLead,
  type LeadParts,
  readForm,
  readMine,
  saveForm,
} from './lead-service.ts';

type LeadCalls =
  | 'leadForm'
  | 'leadFormSave'
  | 'leadList'
  | 'leadFile'
  | 'leadRemove'
  | 'leadGive'
  | 'leadMine'
  | 'leadConfirm'
  | 'leadForget';

const done = (msg: string) => ({ type: 'msg' as const, msg });
/** No mail is promised that nobody sends. */
const noMail = 'Thank you! Your address was noted.';
/** More than this are taken page by page. */
const mostInFile = 100_000;

export function createLeadHandlers(parts: LeadParts): FeatureHandlers<LeadCalls> {
  const { db } = parts;
  return {
    leadForm: async ({ query, caller }) => {
      await checkOwnFilm(parts, (await caller()).id, query.proj_id);
      return readForm(parts, query.proj_id);
    },
    leadFormSave: async ({ body, caller }) =>
      saveForm(parts, { projectId: body.proj_id, userId: (await caller()).id }, body.form),
    leadList: async ({ query, caller }) => {
      const { proj_id, items_start, items_num } = query;
      await checkOwnFilm(parts, (await caller()).id, proj_id);
      const rows = await listLeads(db, proj_id, { start: items_start, most: items_num });
      const items_total = await countLeads(db, proj_id);
      return { results: rows.map(toLead), $meta: { items_start, items_num, items_total } };
    },
    leadFile: async ({ query, caller }) => {
      await checkOwnFilm(parts, (await caller()).id, query.proj_id);
      const rows = await listLeads(db, query.proj_id, { start: 0, most: mostInFile });
      return {
        status: 200,
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': attachmentHeader(`viewers-${query.proj_id}.csv`),
          'cache-control': 'private, no-store',
        },
        body: Readable.from([leadCsv(rows)]),
      };
    },
    leadRemove: async ({ body, caller }) => {
      await checkOwnFilm(parts, (await caller()).id, body.proj_id);
      if (!(await removeLead(db, body.proj_id, body.id))) throw new CodedError('not-found');
      return done('Removed for good.');
    },
    leadGive: async ({ body }) => {
      await giveLead(parts, body);
      return done(
        parts.sendsMail()
          ? 'Thank you! Please click the link in the email that’s on its way to you.'
          : noMail,
      );
    },
    leadMine: async ({ body }) => readMine(parts, body.code),
    leadConfirm: async ({ body }) => {
      await confirmMine(parts, body.code);
      return done('Thank you! Your address is confirmed.');
    },
    leadForget: async ({ body }) => {
      await forgetMine(parts, body.code);
      return done('Your name and address were removed.');
    },
  };
}

function toLead({ id, name, email, confirmedAt, givenAt, place, webhookState }: LeadRow) {
  return {
    id,
    name,
    email,
    confirmed_at: (confirmedAt ?? givenAt).toISOString(),
    place,
    webhook: webhookState,
  };
}
