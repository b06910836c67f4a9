import { type ProjectData, readProjectData } from '@reelwright/movie';
import { client } from '../../api/client.ts';
import { request } from '../../api/request.ts';
import { newChangeId } from '../../project/new-change-id.ts';
import { fileNameOf } from '../save-blob.ts';
import { thumbnailSize } from './thumbnail-looks.ts';

const sameShape = 0.02;

/** Posters have the shape of a thumbnail: films of another shape show a moment of their own. */
export function canHavePoster({ movie: { size } }: Pick<ProjectData, 'movie'>): boolean {
  const shape = thumbnailSize.width / thumbnailSize.height;
  return Math.abs(size.width / size.height - shape) < sameShape;
}

/** A picture that was made on this page, as a file of one's own; its address. */
export async function storePicture(picture: Blob, words: string): Promise<string> {
  const body = { data: await dataUrlOf(picture), name: fileNameOf(words, 'jpg') };
  return (await request((options) => client.s3Url({ body }, options))).url;
}

/** Keeps a poster with a project that is not open on this page. */
export async function savePoster(id: number, picture: Blob, words: string): Promise<void> {
  const url = await storePicture(picture, words);
  await keepPoster(id, url);
}

/** The project says from now on which poster its video has; without an address, a moment of the film. */
export async function keepPoster(id: number, url: string | undefined): Promise<void> {
  const { data_json, revision } = await request((options) =>
    client.projectLoad({ query: { id } }, options),
  );
  const { data } = readProjectData(JSON.parse(data_json));
  const { poster: _, ...publish } = data.publish;
  const changed = { ...data, publish: { ...publish, ...(url && { poster: { url } }) } };
  const body = {
    id,
    revision,
    data_json: JSON.stringify(changed),
    change_id: newChangeId(),
  };
  const reply = await request((options) => client.projectSave({ body }, options));
  if (reply.type === 'refused') {
    throw new Error('The video was changed meanwhile. Please try again.');
  }
}

function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(blob);
  });
}
