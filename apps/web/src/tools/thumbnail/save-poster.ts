import { client } from '../../api/client.ts';
import { request } from '../../api/request.ts';
import { changeProject } from '../change-project.ts';
import { fileNameOf } from '../save-blob.ts';

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
  await changeProject(id, (data) => {
    const { poster: _, ...publish } = data.publish;
    return { ...data, publish: { ...publish, ...(url && { poster: { url } }) } };
  });
}

function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(blob);
  });
}
