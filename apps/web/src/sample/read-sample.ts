import { type ProjectData, readProjectData } from '@reelwright/movie';

/** Where the server keeps the sample movie, its pictures and its music (library/sample). */
const sampleFolder = '/library/sample/';

let reading: Promise<ProjectData> | undefined;

/** The sample movie that ships with the product: the same one that every new account finds among its projects. */
export function readSample(): Promise<ProjectData> {
  reading ??= fetchSample().catch((error: unknown) => {
    // The next one who asks tries again.
    reading = undefined;
    throw error;
  });
  return reading;
}

async function fetchSample(): Promise<ProjectData> {
  const reply = await fetch(`${sampleFolder}movie.json`);
  if (!reply.ok) throw new Error('The sample could not be loaded.');
  return readProjectData(JSON.parse(await reply.text(), withFolder)).data;
}

/** In its own folder the movie names the files beside it; elsewhere they need their address. */
function withFolder(key: string, value: unknown): unknown {
  const isBeside = key === 'url' && typeof value === 'string' && /^[\w.-]+$/.test(value);
  return isBeside ? `${sampleFolder}${value}` : value;
}
