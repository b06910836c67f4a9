import { describe, expect, it } from 'vitest';
import { audioPlan } from './audio-plan.ts';
import { readProjectData } from './read-project-data.ts';

const plan = (data: object) => audioPlan(readProjectData({ version: 1, ...data }).data);
const heard = (data: object) =>
  plan(data).sounds.map(({ name, url, startSeconds, playSeconds, volume }) => ({
    name,
    url,
    startSeconds,
    playSeconds,
    volume,
  }));

describe('what is heard in a movie', () => {
  it('is nothing when nothing makes a sound', () => {
    expect(plan({ frames: [{ id: 'a', duration: 4 }] })).toEqual({ seconds: 4, sounds: [] });
  });

  it('begins with the slide or the item it belongs to and ends with the slide', () => {
    const frames = [
      { id: 'a', duration: 4, narration: { url: 'a.mp3' } },
      {
        id: 'b',
        duration: 6,
        audio: { url: 'b.mp3', volume: 50 },
        items: [
          {
            id: 'i',
            type: 'text',
            timing: { startTime: 1, endTime: 2 },
            audio: { url: 'line.mp3', startTime: 3, endTime: 8 },
          },
        ],
      },
    ];
    expect(heard({ frames })).toEqual([
      { name: 'Narration of slide 1', url: 'a.mp3', startSeconds: 0, playSeconds: 4, volume: 1 },
      { name: 'Sound of slide 2', url: 'b.mp3', startSeconds: 4, playSeconds: 6, volume: 0.5 },
      {
        name: 'Voice of text on slide 2',
        url: 'line.mp3',
        startSeconds: 5,
        playSeconds: 5,
        volume: 1,
      },
    ]);
    expect(plan({ frames }).sounds[2]).toMatchObject({ trimStartSeconds: 3, trimEndSeconds: 8 });
  });

  it('is the sound of videos and sounds while they are on screen, cut and looped as they are', () => {
    const items = [
      {
        id: 'v',
        type: 'video',
        url: 'v.mp4',
        loop: true,
        volume: 40,
        startTime: 2,
        endTime: 3,
        timing: { startTime: 1, endTime: 30 },
      },
      {
        id: 's',
        type: 'audio',
        url: 's.mp3',
        timing: { startTime: 0, endTime: 2 },
        fadeInSeconds: 1,
        fadeOutSeconds: 0.5,
      },
      { id: 'h', type: 'audio', url: 'hidden.mp3', hide: true },
      { id: 'o', type: 'video', url: 'off.mp4', show: false, audio: { url: 'off.mp3' } },
      { id: 'm', type: 'audio', url: 'mute.mp3', volume: 0 },
      { id: 'n', type: 'video' },
    ];
    expect(plan({ frames: [{ id: 'a', duration: 10, items }] }).sounds).toEqual([
      {
        name: 'video on slide 1',
        url: 'v.mp4',
        from: 'video',
        loops: true,
        volume: 0.4,
        role: 'other',
        usualVolume: 0.4,
        startSeconds: 1,
        playSeconds: 9,
        trimStartSeconds: 2,
        trimEndSeconds: 3,
        fadeInSeconds: 0,
        fadeOutSeconds: 0,
      },
      {
        name: 'audio on slide 1',
        url: 's.mp3',
        from: 'sound',
        loops: false,
        volume: 1,
        role: 'other',
        usualVolume: 1,
        startSeconds: 0,
        playSeconds: 2,
        trimStartSeconds: 0,
        trimEndSeconds: undefined,
        fadeInSeconds: 1,
        fadeOutSeconds: 0.5,
      },
    ]);
  });

  it('is heard of grouped items as long as their group is on screen', () => {
    const children = [{ id: 'c', type: 'audio', url: 'c.mp3', timing: { endTime: 1 } }];
    const group = { id: 'g', type: 'group', timing: { startTime: 2, endTime: 4 }, children };
    expect(heard({ frames: [{ id: 'a', items: [group] }] })).toMatchObject([
      { url: 'c.mp3', startSeconds: 2, playSeconds: 2 },
    ]);
  });

  it('has voices at the volume of voices, and music below them until it fades at the end', () => {
    const data = {
      frames: [{ id: 'a', duration: 20, narration: { url: 'a.mp3', volume: 50 } }],
      movie: { audio: { url: 'music.mp3', voice_volume: 80, music_volume: 10 } },
      audio: { url: 'whole.mp3' },
    };
    expect(heard(data)).toEqual([
      { name: 'Narration of slide 1', url: 'a.mp3', startSeconds: 0, playSeconds: 20, volume: 0.4 },
      {
        name: 'Narration of the movie',
        url: 'whole.mp3',
        startSeconds: 0,
        playSeconds: 20,
        volume: 0.8,
      },
      { name: 'Music', url: 'music.mp3', startSeconds: 0, playSeconds: 20, volume: 0.1 },
    ]);
    expect(plan(data).sounds.map(({ role }) => role)).toEqual(['voice', 'voice', 'music']);
    expect(plan(data).sounds[0]).toMatchObject({ usualVolume: 0.5 });
    expect(plan(data).sounds.at(-1)).toMatchObject({
      loops: true,
      fadeOutSeconds: 2,
      usualVolume: 0.25,
    });
  });

  it('has its usual volumes where new movies have them', () => {
    const frames = [{ id: 'a', duration: 20, narration: { url: 'a.mp3' } }];
    for (const { volume, usualVolume } of plan({ frames, movie: { audio: { url: 'm.mp3' } } })
      .sounds) {
      expect(usualVolume).toBe(volume);
    }
  });

  it('plays an uploaded narration as a whole, but not beside its own pieces', () => {
    const frames = [{ id: 'a', duration: 5 }];
    const global_audio = { url: 'voice.mp3' };
    expect(heard({ frames, global_audio })).toMatchObject([{ name: 'Uploaded narration' }]);
    const pieces = [{ ...frames[0], narration: { url: 'voice.mp3', startTime: 1, endTime: 3 } }];
    expect(heard({ frames: pieces, global_audio })).toMatchObject([
      { name: 'Narration of slide 1' },
    ]);
    expect(heard({ frames, global_audio, audio: { url: 'voice.mp3' } })).toMatchObject([
      { name: 'Narration of the movie' },
    ]);
  });

  it('fades music in a short movie over a quarter of it', () => {
    const data = { frames: [{ id: 'a', duration: 4 }], movie: { audio: { url: 'm.mp3' } } };
    expect(plan(data).sounds[0]).toMatchObject({ fadeOutSeconds: 1, volume: 0.25 });
  });
});
