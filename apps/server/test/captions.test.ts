import { execFileSync } from 'node:child_process';
import { readSubtitles } from '@reelwright/subtitles';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMember, type TestMember } from './test-projects.ts';
import {
  download,
  frameHashes,
  openVideoHouse,
  publish,
  saveProject,
  tinyMovie,
  toneUrl,
  untilMade,
  type VideoHouse,
} from './test-videos.ts';

let house: VideoHouse;
let ann: TestMember;
let bob: TestMember;
let spoken: number;

const sentences = ['Coffee & tea wake people.', 'Water does <not>.'];

/** Each slide says its sentence, a word every third of a second. */
function spokenMovie() {
  const movie = tinyMovie(2, { seconds: 2 });
  const url = toneUrl();
  const frames = movie.frames.map((frame, at) => {
    const text = sentences[at] ?? '';
    const words = text.split(' ').map((word, place) => ({
      text: word,
      startTime: place / 3,
      endTime: place / 3 + 0.3,
    }));
    return { ...frame, narration: { url, text, words, duration: 2 } };
  });
  return { ...movie, frames };
}

beforeAll(async () => {
  house = await openVideoHouse();
  ann = await openMember(house.app, house.database);
  bob = await openMember(house.app, house.database);
  spoken = await saveProject(ann, spokenMovie(), 'Drinks: a “film”');
});
afterAll(() => house.close());

const file = (member: TestMember, kind: string, id = spoken) =>
  member.get('/api/members/captions', { proj_id: id, kind });
const wordsOf = (text: string) => readSubtitles(text).cues.flatMap((cue) => cue.text.split(/\s+/));
const allWords = sentences.join(' ').split(' ');

it('gives its owner what is said in a project, as subtitles and as a transcript', async () => {
  const srt = await file(ann, 'srt');
  expect(srt.headers['content-type']).toBe('application/x-subrip; charset=utf-8');
  expect(srt.headers['content-disposition']).toContain('Drinks_ a');
  expect(srt.headers['content-disposition']).toContain('.srt');
  expect(wordsOf(srt.body)).toEqual(allWords);
  const vtt = await file(ann, 'vtt');
  expect(vtt.body).toMatch(/^WEBVTT\n/);
  expect(wordsOf(vtt.body)).toEqual(allWords);
  expect((await file(ann, 'txt')).body).toBe(`${sentences.join('\n\n')}\n`);
});

it('gives them to nobody else', async () => {
  expect((await file(bob, 'srt')).statusCode).toBe(404);
  const stranger = await house.app.inject({
    url: `/api/members/captions?proj_id=${spoken}&kind=srt`,
  });
  expect(stranger.statusCode).toBe(401);
});

it('says when nothing is said', async () => {
  const silent = await saveProject(ann, tinyMovie(1), 'Silent');
  const reply = await file(ann, 'srt', silent);
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toEqual({ error: 'Nothing is said in this video yet.' });
});

it('brings captions to whoever watches a published video, and within its file', async () => {
  const id = await saveProject(ann, spokenMovie(), 'Drinks');
  const address = `/videos/${id}/captions.vtt`;
  expect((await house.app.inject({ url: address })).statusCode).toBe(404);
  await publish(ann, id);
  const { video_url } = await untilMade(ann, id);
  const shown = await house.app.inject({ url: address });
  expect(shown.statusCode).toBe(200);
  expect(shown.headers['content-type']).toBe('text/vtt; charset=utf-8');
  expect(wordsOf(shown.body)).toEqual(allWords);
  const read = await house.app.inject({ url: `/videos/${id}/transcript.txt` });
  expect(read.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(read.body.trim().split(/\s+/)).toEqual(allWords);
  const etag = String(shown.headers.etag);
  const again = await house.app.inject({ url: address, headers: { 'if-none-match': etag } });
  expect(again.statusCode).toBe(304);

  const mp4 = await download(ann, video_url);
  const shownParts = 'stream=codec_type,codec_name:stream_tags=language';
  const asked = ['-v', 'error', '-of', 'json', '-show_entries', shownParts, mp4];
  const probed = execFileSync('ffprobe', asked);
  const { streams } = JSON.parse(probed.toString());
  expect(streams.map((one: { codec_name: string }) => one.codec_name)).toEqual([
    'h264',
    'aac',
    'mov_text',
  ]);
  expect(streams[2]).toMatchObject({ tags: { language: 'eng' } });
  const within = execFileSync('ffmpeg', [
    '-v',
    'error',
    '-i',
    mp4,
    '-map',
    '0:s:0',
    '-f',
    'webvtt',
    '-',
  ]);
  expect(wordsOf(within.toString())).toEqual(allWords);

  await ann.post('/api/members/unpublish-video', { proj_id: id });
  expect((await house.app.inject({ url: address })).statusCode).toBe(404);
});

it('brings captions without a word where nothing is said, so that players need not fear an error', async () => {
  const silent = await saveProject(ann, tinyMovie(1), 'Silent too');
  await publish(ann, silent);
  const reply = await house.app.inject({ url: `/videos/${silent}/captions.vtt` });
  expect([reply.statusCode, reply.body]).toEqual([200, 'WEBVTT\n']);
});

it('writes captions on the picture of one publishing, or leaves them off, whatever the project says', async () => {
  const id = await saveProject(ann, spokenMovie(), 'Drinks, written');
  const address = `/videos/${id}/captions.vtt`;
  const make = async (captions?: boolean | null) => {
    const body = {
      action: 'download',
      proj_id: id,
      data: {},
      ...(captions !== undefined && { captions }),
    };
    const queued = await ann.post('/api/members/queue-video', body);
    expect(queued.statusCode, queued.body).toBe(200);
    const made = await untilMade(ann, id);
    expect(made).toMatchObject({ status: 'pass', outdated: false });
    const pictures = await frameHashes(await download(ann, made.video_url));
    const track = await house.app.inject({ url: address });
    return { captions: made.captions, pictures, track };
  };
  const plain = await make();
  expect(plain.captions).toBeNull();
  expect(wordsOf(plain.track.body)).toEqual(allWords);
  const written = await make(true);
  expect(written.captions).toBe(true);
  expect(written.pictures).not.toBe(plain.pictures);
  // Nobody reads them twice, also whose browser kept what was there before.
  expect(written.track.body).toBe('WEBVTT\n');
  expect(written.track.headers.etag).not.toBe(plain.track.headers.etag);
  // Publishing again leaves it as it was.
  expect(await make()).toMatchObject({ captions: true, pictures: written.pictures });
  expect(await make(null)).toMatchObject({ captions: null, pictures: plain.pictures });
  const { data_json: kept } = await ann.load(id);
  expect(JSON.parse(kept).captions?.on ?? false).toBe(false);
});
