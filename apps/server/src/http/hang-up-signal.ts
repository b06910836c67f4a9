import type { FastifyReply } from 'fastify';

const signals = new WeakMap<FastifyReply, AbortSignal>();

/**
 * Goes off when the caller hangs up before the reply is sent. Fastify's own signal follows the request,
 * which counts as closed once its body was read: for calls with a body it says nothing of the caller.
 */
export function hangUpSignal(reply: FastifyReply): AbortSignal {
  const known = signals.get(reply);
  if (known) return known;
  const hangUp = new AbortController();
  const { raw } = reply;
  const onClose = () => {
    if (!raw.writableFinished) hangUp.abort();
  };
  if (raw.destroyed) onClose();
  else raw.once('close', onClose);
  signals.set(reply, hangUp.signal);
  return hangUp.signal;
}
