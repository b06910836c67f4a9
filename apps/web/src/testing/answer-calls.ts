import { vi } from 'vitest';

/** What a call is answered with: JSON, or a whole reply. */
type Answer = (request: { readonly url: URL; readonly body: unknown }) => unknown;

interface AnsweredCall {
  readonly path: string;
  readonly body: unknown;
}

/**
 * Answers the calls of a component in the server's place. What it asked, in order; a call that no answer
 * is given for fails the test that waits for it, because nothing comes back.
 */
export function answerCalls(answers: Readonly<Record<string, Answer>>): readonly AnsweredCall[] {
  const asked: AnsweredCall[] = [];
  const outside = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    const answer = answers[url.pathname];
    if (!answer && !url.pathname.startsWith('/api/')) return outside(input, init);
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    asked.push({ path: url.pathname, body });
    if (!answer)
      return Response.json({ error: `Nobody answers ${url.pathname}.` }, { status: 404 });
    const reply = await answer({ url, body });
    return reply instanceof Response ? reply : Response.json(reply);
  });
  return asked;
}
