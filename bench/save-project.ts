import { randomUUID } from 'node:crypto';

/** Saves a project as a browser would, and tells its id. */
export async function saveProject(
  address: string,
  cookie: string,
  data_json: string,
  category?: string,
): Promise<number> {
  const reply = await fetch(`${address}/api/user/projects/save`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ name: 'Measured', data_json, category, change_id: randomUUID() }),
  });
  if (!reply.ok) throw new Error(await reply.text());
  return ((await reply.json()) as { id: number }).id;
}
