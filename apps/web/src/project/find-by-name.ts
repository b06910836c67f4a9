import type { Project } from '@reelwright/contract';
import { client } from '../api/client.ts';
import { request } from '../api/request.ts';
import { failureOf } from './failure-of.ts';

/** The newest project of a name; undefined when there is none yet and one is to be begun under it. */
export async function findByName(
  name: string,
  load: (name: string) => Promise<Project> = loadByName,
): Promise<Project | undefined> {
  if (name.trim() === '') throw new Error('Name is required');
  // Names with numbers are mostly made by counting up, and then every visit makes another project.
  if (/\d$/.test(name)) console.warn(`The project name "${name}" ends in a digit.`);
  try {
    return await load(name);
  } catch (error) {
    if (failureOf(error).kind === 'missing') return undefined;
    throw error;
  }
}

function loadByName(name: string): Promise<Project> {
  return request((call) => client.projectLoad({ query: { name } }, call));
}
