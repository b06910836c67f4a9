import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { prepareMedia } from './prepare-media.ts';

/** A red photo of 96 × 64 px, as a phone writes them. */
const photo = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAUJtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAFmAAEAAAAAAAAAGwAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAwmlwcnAAAACkaXBjbwAAAHhodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoDCBBZbqSSmubgQEDAgAAAMACAAAAwAIQCIAAQAHRAHBcrAiQAAAABRpc3BlAAAAAAAAAGAAAABAAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAoMAAAAjbWRhdAAAABcoAa8LYPrGwdf/+i/7+OMQeJO7TLsTgA==',
  'base64',
);
const heifConvert = process.env.HEIF_CONVERT_PATH ?? 'heif-convert';
const programs = {
  ffmpeg: process.env.FFMPEG_PATH ?? 'ffmpeg',
  ffprobe: process.env.FFPROBE_PATH ?? 'ffprobe',
};

async function prepare(bytes: Buffer, program: string) {
  const folder = await mkdtemp(join(tmpdir(), 'heic-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'raw'), bytes);
  return prepareMedia({
    programs: { ...programs, heifConvert: program },
    folder,
    file: 'raw',
    type: 'image/heic',
  });
}

it('a photo of a phone becomes one that every browser shows', async () => {
  expect(await prepare(photo, heifConvert)).toMatchObject({
    type: 'image/jpeg',
    widthPx: 96,
    heightPx: 64,
    thumbFile: 'thumb.webp',
  });
});

it('one that is cut short is refused as broken', async () => {
  await expect(prepare(photo.subarray(0, 300), heifConvert)).rejects.toMatchObject({
    code: 'file-broken',
  });
});

it('says what to do where the program is missing', async () => {
  await expect(prepare(photo, '/nowhere/heif-convert')).rejects.toMatchObject({
    code: 'heic-unsupported',
  });
});
