/** Music along a film: from its beginning, up to its fullest part where the film has its own, and to a last chord. */
import { slideSeconds } from './durations.ts';
import type { PlannedSound } from './planned-sound.ts';
import type { MusicScore } from './schema/movie-settings.ts';
import type { ProjectData } from './schema/project-data.ts';

/** How long music takes to fade at the end of the movie; in a short one, a quarter of it. */
const musicFadeSeconds = 2;
/** Where the movie's volume of music stands unless somebody moves it: a test compares the schema. */
const usualMusic = 25;

/** The last chord rings at least this long. Endings that ship are longer than this and a bar. */
const leastRingSeconds = 2.2;
/** In longer bars the chord may come half-way. */
const longBarSeconds = 2.4;
const chordFadeSeconds = 0.9;
/** Ends in the chord that begins there. */
const joinSeconds = 0.06;
/** So many bars at least before the music lifts, and after that. */
const leastBars = 4;

export function musicSounds(data: ProjectData, seconds: number): PlannedSound[] {
  const { url, music_volume, score } = data.movie.audio;
  if (!url) return [];
  const whole: PlannedSound = {
    name: 'Music',
    url,
    from: 'sound',
    role: 'music',
    startSeconds: 0,
    playSeconds: seconds,
    trimStartSeconds: 0,
    trimEndSeconds: undefined,
    loops: true,
    volume: music_volume / 100,
    usualVolume: usualMusic / 100,
    fadeInSeconds: 0,
    fadeOutSeconds: Math.min(musicFadeSeconds, seconds / 4),
  };
  // What is said of a piece holds for that piece alone.
  return score?.url === url ? followingFilm(whole, score, data, seconds) : [whole];
}

function followingFilm(
  whole: PlannedSound,
  score: MusicScore,
  data: ProjectData,
  seconds: number,
): PlannedSound[] {
  const { barSeconds } = score;
  const unit = barSeconds > longBarSeconds ? barSeconds / 2 : barSeconds;
  const endAt = Math.floor((seconds - leastRingSeconds) / unit) * unit;
  if (!(endAt >= barSeconds)) return [whole];
  const liftAt = liftOf(score, data, endAt);
  const parts: PlannedSound[] = [];
  if (liftAt === undefined) {
    parts.push({ ...whole, playSeconds: endAt, fadeOutSeconds: joinSeconds });
  } else {
    parts.push(
      // A breath before it: the last beat goes down.
      { ...whole, playSeconds: liftAt, fadeOutSeconds: barSeconds / 4 },
      {
        ...whole,
        name: 'Music, from where it lifts',
        startSeconds: liftAt,
        playSeconds: endAt - liftAt,
        trimStartSeconds: score.liftFromSeconds,
        fadeOutSeconds: joinSeconds,
      },
    );
  }
  return [
    ...parts,
    {
      ...whole,
      name: 'The last chord of the music',
      url: score.endingUrl,
      startSeconds: endAt,
      playSeconds: seconds - endAt,
      loops: false,
      fadeOutSeconds: Math.min(chordFadeSeconds, (seconds - endAt) / 2),
    },
  ];
}

/** The bar line nearest to the beginning of the slide that it lifts for. */
function liftOf(
  { barSeconds, liftSlide }: MusicScore,
  { frames }: Pick<ProjectData, 'frames'>,
  endAt: number,
): number | undefined {
  const at = frames.findIndex(({ id }) => id === liftSlide);
  if (at < 0) return undefined;
  const start = frames.slice(0, at).reduce((sum, slide) => sum + slideSeconds(slide), 0);
  const bar = Math.round(start / barSeconds) * barSeconds;
  const isRoomy = bar >= leastBars * barSeconds && endAt - bar >= leastBars * barSeconds;
  return isRoomy ? bar : undefined;
}
