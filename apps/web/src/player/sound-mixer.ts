import {
  evenGain,
  fadesWithin,
  type GainPoint,
  gainAt,
  musicDucking,
  type PlannedSound,
} from '@reelwright/movie';
import type { SoundArrival } from './browser-assets.ts';
import { changeSounds } from './change-sounds.ts';
import { loadSound } from './load-sound.ts';
import { loadTimeoutMs, loadWithin } from './load-within.ts';
import { loudnessOfBuffer } from './loudness-of-buffer.ts';
import { type SoundCue, soundCues } from './sound-cues.ts';

/** Plays all sounds of a movie together, in step with its picture. */
export interface SoundMixer {
  /** The sound card's clock; undefined while the browser keeps it still (before the first click). */
  clock(): number | undefined;
  /** Gets the sounds of a movie. Those that take too long are left out until they come; the others are tried again next time. */
  prepare(sounds: readonly PlannedSound[], signal: AbortSignal): Promise<void>;
  /** Plays these from now on. While playing, what both have in common goes on without a gap. */
  use(sounds: readonly PlannedSound[], atSeconds: number): void;
  start(atSeconds: number): void;
  stop(): void;
  /** 0–100, on top of the movie's own volumes. */
  setVolume(volume: number): void;
  close(): void;
}

/** A short rise and fall, so that starting in mid-sound does not click. */
const softEdgeSeconds = 0.01;

interface Playing {
  sound: PlannedSound;
  readonly source: AudioBufferSourceNode;
  readonly volume: GainNode;
  /** Gives way to voices; one that only music has. */
  readonly ducking: GainNode | undefined;
}

/** A sound that was loaded, and how loud it is, where that matters. */
interface Loaded {
  readonly buffer: AudioBuffer;
  readonly lufs: number;
}

/**
 * @param onLoaded how loading a sound goes; not of videos, which may have none. After 'late' comes how it ended.
 * @param waitMs how long whoever prepares waits for a sound
 */
export function createSoundMixer(
  onLoaded: (sound: PlannedSound, came: SoundArrival) => void = () => {},
  waitMs: number = loadTimeoutMs.audio,
): SoundMixer {
  const context = new AudioContext({ latencyHint: 'playback' });
  const master = context.createGain();
  master.connect(context.destination);
  const buffers = new Map<string, Loaded>();
  const loading = new Map<string, Promise<void>>();
  let sounds: readonly PlannedSound[] = [];
  let playing: Playing[] = [];
  let isStarted = false;
  /** Where the movie was at some time of the sound card. */
  let place = { seconds: 0, clock: 0 };
  const placeNow = () => place.seconds + context.currentTime - place.clock;
  const notePlace = (seconds: number) => {
    place = { seconds, clock: context.currentTime };
  };

  const load = (sound: PlannedSound, signal: AbortSignal) => {
    const { url, role, from } = sound;
    const known = loading.get(url);
    if (known) return known;
    const tell = (came: SoundArrival) => {
      if (from === 'sound') onLoaded(sound, came);
    };
    let isWaitedFor = true;
    const stumbled = Promise.withResolvers<void>();
    const arrive = async () => {
      const bytes = await loadSound(url, signal, stumbled.resolve);
      const buffer = bytes && (await context.decodeAudioData(bytes).catch(() => undefined));
      tell(buffer ? 'ready' : 'failed');
      const lufs = buffer && role !== 'other' ? await loudnessOfBuffer(buffer) : Number.NaN;
      if (buffer) buffers.set(url, { buffer, lufs });
      loading.delete(url);
      if (buffer && !isWaitedFor) joinIn(url);
    };
    const arrival = arrive();
    const begun = loadWithin(waitMs, () => Promise.race([arrival, stumbled.promise])).then(
      (came) => {
        isWaitedFor = false;
        if (came === 'late') tell('late');
      },
    );
    loading.set(url, begun);
    return begun;
  };
  /** What comes while the movie plays is heard from where the movie is. */
  const joinIn = (url: string) => {
    if (!isStarted) return;
    begin(
      sounds.filter((sound) => sound.url === url),
      placeNow(),
    );
    duckMusic(placeNow());
  };
  const cuesOf = (wanted: readonly PlannedSound[], atSeconds: number) =>
    soundCues(levelled(wanted), atSeconds, (url) => buffers.get(url)?.buffer.duration);
  /** Each as loud as its kind is to be, once its file is known. */
  const levelled = (wanted: readonly PlannedSound[]) =>
    wanted.map((sound) => {
      const even = evenGain(sound, buffers.get(sound.url)?.lufs ?? Number.NaN);
      return even === 1 ? sound : { ...sound, volume: sound.volume * even };
    });
  const begin = (wanted: readonly PlannedSound[], atSeconds: number) => {
    for (const cue of cuesOf(wanted, atSeconds)) {
      const loaded = buffers.get(cue.sound.url);
      if (!loaded) continue;
      const one = play(context, master, loaded.buffer, cue);
      playing.push(one);
      one.source.onended = () => {
        playing = playing.filter((other) => other !== one);
      };
    }
  };
  const duckMusic = (atSeconds: number) => {
    const points = musicDucking(sounds, ({ url }) => buffers.get(url)?.buffer.duration);
    for (const { ducking } of playing)
      if (ducking) followPoints(context, ducking, points, atSeconds);
  };
  const stop = () => {
    isStarted = false;
    for (const { source } of playing) source.stop();
    playing = [];
  };
  return {
    clock: () => (context.state === 'running' ? context.currentTime : undefined),
    prepare: async (planned, signal) => {
      await Promise.all(planned.map((sound) => buffers.has(sound.url) || load(sound, signal)));
    },
    use: (planned, atSeconds) => {
      sounds = planned;
      notePlace(atSeconds);
      // Sounds of a movie that is not shown any more would only hold memory.
      const urls = new Set(planned.map(({ url }) => url));
      for (const url of buffers.keys()) if (!urls.has(url)) buffers.delete(url);
      if (!isStarted) return;
      const changes = changeSounds(
        playing.map(({ sound }) => sound),
        planned,
      );
      const ended = new Set(changes.ended);
      for (const one of playing) if (ended.has(one.sound)) fadeOut(context, one);
      playing = playing.filter(({ sound }) => !ended.has(sound));
      for (const { before, now } of changes.kept) {
        const one = playing.find(({ sound }) => sound === before);
        const [cue] = cuesOf([now], atSeconds);
        if (one && cue) retime(context, one, cue);
      }
      begin(changes.begun, atSeconds);
      duckMusic(atSeconds);
    },
    start: (atSeconds) => {
      stop();
      void context.resume();
      isStarted = true;
      notePlace(atSeconds);
      begin(sounds, atSeconds);
      duckMusic(atSeconds);
    },
    stop,
    setVolume: (volume) => {
      master.gain.setTargetAtTime(volume / 100, context.currentTime, softEdgeSeconds);
    },
    close: () => {
      stop();
      void context.close();
    },
  };
}

function play(
  context: AudioContext,
  output: AudioNode,
  buffer: AudioBuffer,
  cue: SoundCue,
): Playing {
  const { sound, delaySeconds, fromSeconds, loop } = cue;
  const begin = context.currentTime + delaySeconds;
  const source = context.createBufferSource();
  source.buffer = buffer;
  if (loop) {
    source.loop = true;
    source.loopStart = loop.startSeconds;
    source.loopEnd = loop.endSeconds;
  }
  const volume = context.createGain();
  volume.gain.setValueAtTime(0, begin);
  const ducking = sound.role === 'music' ? context.createGain() : undefined;
  ducking?.connect(output);
  source.connect(volume).connect(ducking ?? output);
  source.start(begin, fromSeconds);
  const playing = { sound, source, volume, ducking };
  planVolume(playing, cue, begin);
  return playing;
}

/** Music gives way to voices from now on as it is planned. */
function followPoints(
  context: AudioContext,
  { gain }: GainNode,
  points: readonly GainPoint[],
  atSeconds: number,
): void {
  const now = context.currentTime;
  gain.cancelScheduledValues(now);
  gain.setValueAtTime(gainAt(points, atSeconds), now);
  for (const point of points) {
    if (point.seconds <= atSeconds) continue;
    gain.linearRampToValueAtTime(point.gain, now + point.seconds - atSeconds);
  }
}

/** The same sound goes on; only its end and its volume may have changed. */
function retime(context: AudioContext, playing: Playing, cue: SoundCue): void {
  const { sound } = cue;
  const isSame =
    sound.playSeconds === playing.sound.playSeconds &&
    sound.volume === playing.sound.volume &&
    sound.fadeInSeconds === playing.sound.fadeInSeconds &&
    sound.fadeOutSeconds === playing.sound.fadeOutSeconds;
  playing.sound = sound;
  if (isSame) return;
  const { gain } = playing.volume;
  const now = context.currentTime;
  const begin = now + cue.delaySeconds;
  gain.cancelScheduledValues(now);
  gain.setValueAtTime(cue.delaySeconds > 0 ? 0 : gain.value, begin);
  planVolume(playing, cue, begin);
}

/** From now on: up to where its rise has come, on to its full volume, and down at its end. */
function planVolume(
  { source, volume: { gain } }: Playing,
  { sound, seconds, missedSeconds }: SoundCue,
  begin: number,
): void {
  const end = begin + seconds;
  const { inSeconds, outSeconds } = fadesWithin(sound, missedSeconds + seconds);
  const soft = begin + softEdgeSeconds;
  const risen = inSeconds > 0 ? Math.min(1, (missedSeconds + softEdgeSeconds) / inSeconds) : 1;
  const fullAt = Math.max(soft, begin + inSeconds - missedSeconds);
  gain.linearRampToValueAtTime(sound.volume * risen, soft);
  gain.linearRampToValueAtTime(sound.volume, fullAt);
  gain.setValueAtTime(sound.volume, Math.max(fullAt, end - Math.max(softEdgeSeconds, outSeconds)));
  gain.linearRampToValueAtTime(0, end);
  // Told again, a source forgets when it was to stop before.
  source.stop(end);
}

function fadeOut(context: AudioContext, { source, volume }: Playing): void {
  const now = context.currentTime;
  volume.gain.cancelScheduledValues(now);
  volume.gain.setTargetAtTime(0, now, softEdgeSeconds / 3);
  source.stop(now + softEdgeSeconds * 2);
}
