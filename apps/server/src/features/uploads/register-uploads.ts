import { uploadsPath } from '@reelwright/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CodedError } from '../../errors/coded-error.ts';
import { type Caller, refusalFor, refusalOfVisit } from '../../http/caller.ts';
import { readCookie } from '../../http/cookies.ts';
import { incomingFile, readBodyAsFile } from '../../http/incoming-file.ts';
import { isOwnOrigin } from '../../http/origin-check.ts';
import type { CallGuards } from '../../http/register-calls.ts';
import { fileOwnerOf } from '../guest-work/owner-of.ts';
import type { StoredFileParts } from '../stored-files/store-file.ts';
import { dropPieces } from './prepare-upload.ts';
import { beginUpload, receiveBytes } from './receive-upload.ts';
import { deleteUpload, findUpload } from './upload-repository.ts';

const protocol = '1.0.0';
const pieceType = 'application/offset+octet-stream';
const Id = z.object({ id: z.uuid() });
const WholeNumber = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

/**
 * Files in pieces, by the tus protocol (tus.io, 1.0.0 with creation and termination): any client of it
 * can send one, pause, and go on after a cut line. It has methods and headers that the contract's calls
 * do not know, so it is registered by itself, behind the same guards.
 */
export async function registerUploads(
  app: FastifyInstance,
  parts: StoredFileParts,
  guards: CallGuards,
): Promise<void> {
  const { db } = parts;
  const callers = new WeakMap<FastifyRequest, Exclude<Caller, { kind: 'nobody' }>>();

  await app.register(async (scope) => {
    readBodyAsFile(scope);
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'guest' };
    });
    scope.addHook('onRequest', async (request, reply) => {
      reply.headers({ 'tus-resumable': protocol, 'cache-control': 'no-store' });
      if (!isOwnOrigin(request.headers, request.protocol, guards.publicUrl)) {
        throw new CodedError('foreign-origin');
      }
      const pace = request.method === 'HEAD' ? 'read' : 'autosave';
      await guards.rateLimiter.takeForAddress(pace, request.ip);
      const caller = await guards.findCaller(readCookie(guards.publicUrl, request, 'session'));
      const refusal =
        refusalFor('guest', caller, new Date()) ??
        refusalOfVisit({ method: request.method, path: request.url }, caller);
      if (refusal === 'visit-read-only') throw new CodedError(refusal);
      if (refusal || caller.kind === 'nobody') throw new CodedError('login-required');
      await guards.rateLimiter.takeForCaller(pace, caller);
      callers.set(request, caller);
      const spoken = request.headers['tus-resumable'];
      if (request.method !== 'OPTIONS' && spoken !== protocol) {
        reply.header('tus-version', protocol);
        throw new CodedError('invalid-input', { problem: `Please speak tus ${protocol}.` });
      }
    });
    const ownerFor = (request: FastifyRequest) => {
      const caller = callers.get(request);
      if (!caller) throw new CodedError('login-required');
      return fileOwnerOf(caller);
    };
    const uploadFor = async (request: FastifyRequest) => {
      const id = Id.safeParse(request.params);
      const upload = id.success ? await findUpload(db, ownerFor(request), id.data.id) : undefined;
      if (!upload) throw new CodedError('not-found');
      return upload;
    };
    const hidden = { schema: { hide: true } };

    scope.options(uploadsPath, hidden, async (_request, reply) =>
      reply
        .headers({ 'tus-version': protocol, 'tus-extension': 'creation,termination' })
        .code(204)
        .send(),
    );
    scope.post(uploadsPath, hidden, async (request, reply) => {
      const bytes = numberIn(request, 'upload-length');
      const name = nameIn(request.headers['upload-metadata']?.toString() ?? '');
      const upload = await beginUpload(db, ownerFor(request), { name, bytes });
      return reply.code(201).header('location', `${uploadsPath}/${upload.id}`).send();
    });
    scope.head(`${uploadsPath}/:id`, hidden, async (request, reply) => {
      const { receivedBytes, bytes } = await uploadFor(request);
      return withOffset(reply, receivedBytes).header('upload-length', bytes).code(200).send();
    });
    scope.patch(`${uploadsPath}/:id`, hidden, async (request, reply) => {
      const upload = await uploadFor(request);
      if (request.headers['content-type'] !== pieceType) throw new CodedError('unsupported-type');
      const from = numberIn(request, 'upload-offset');
      const { stream } = incomingFile(request);
      const at = await receiveBytes(parts, ownerFor(request), { upload, from, stream });
      return withOffset(reply, at).code(204).send();
    });
    scope.delete(`${uploadsPath}/:id`, hidden, async (request, reply) => {
      const upload = await uploadFor(request);
      await dropPieces(parts, upload.id);
      await deleteUpload(db, upload.id);
      return reply.code(204).send();
    });
  });
}

function withOffset(reply: FastifyReply, bytes: number): FastifyReply {
  return reply.header('upload-offset', bytes);
}

function numberIn(request: FastifyRequest, header: string): number {
  const value = WholeNumber.safeParse(request.headers[header] ?? 'missing');
  if (!value.success) throw new CodedError('invalid-input', { problem: `${header} is missing.` });
  return value.data;
}

/** The file's name, among what the sender says about it: `filename <base64>, filetype <base64>`. */
function nameIn(metadata: string): string {
  const pairs = metadata.split(',').map((pair) => pair.trim().split(' '));
  const value = pairs.find(([key]) => key === 'filename')?.[1] ?? '';
  return Buffer.from(value, 'base64').toString('utf8');
}
