import { readFile } from 'node:fs/promises';
import {
  exceededLimit,
  isJsonObject,
  NewerDocumentError,
  type ProjectData,
  type Repair,
  readProjectData,
} from '@reelwright/movie';
import { StartError } from '../../errors/start-error.ts';

/** Reads a movie from a backup copy of a project, or from bare project data. */
export async function readMovieFile(
  file: string,
): Promise<{ data: ProjectData; repairs: readonly Repair[] }> {
  const document = documentOf(parse(await read(file), file));
  if (!isJsonObject(document) || !('frames' in document)) {
    throw new StartError(
      `${file} is neither the backup copy of a project nor its data: there are no slides ("frames") in it.`,
    );
  }
  const tooMuch = exceededLimit(document);
  if (tooMuch) throw new StartError(tooMuch);
  try {
    const { data, repairs } = readProjectData(document);
    if (data.frames.length === 0) {
      throw new StartError(`The movie in ${file} has no slides, so there is nothing to render.`);
    }
    return { data, repairs };
  } catch (error) {
    if (error instanceof StartError) throw error;
    if (error instanceof NewerDocumentError) throw new StartError(error.message);
    throw new StartError(`${file} cannot be opened: ${messageOf(error)}`);
  }
}

async function read(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new StartError(`There is no file ${file}.`);
    if (code === 'EISDIR') throw new StartError(`${file} is a folder, not a movie.`);
    throw new StartError(`${file} cannot be read: ${messageOf(error)}`);
  }
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new StartError(`${file} is not JSON: ${messageOf(error)}`);
  }
}

function documentOf(value: unknown): unknown {
  if (!isJsonObject(value) || value.format !== 'reelwright-project') return value;
  return isJsonObject(value.project) ? value.project.data : undefined;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
