/** How long calls took: each waits for its whole reply. */
export async function timeOf(
  url: string,
  cookie: string,
  body?: object,
): Promise<{ ms: number; reply: never; bytes: number }> {
  const text = body && JSON.stringify(body);
  const began = performance.now();
  const answer = await fetch(url, {
    headers: { cookie, ...(text && { 'content-type': 'application/json' }) },
    ...(text && { method: 'POST', body: text }),
  });
  const reply = await answer.text();
  const ms = performance.now() - began;
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${reply.slice(0, 200)}`);
  return { ms, reply: JSON.parse(reply) as never, bytes: text ? Buffer.byteLength(text) : 0 };
}

/** The time that 95 of 100 calls stay below. */
export function p95(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
}
