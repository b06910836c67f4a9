/** Brings a mix to its loudness and encodes it; then listens to what came out, and corrects it. */

import type { MediaPrograms } from '../../media-tools/media-programs.ts';
import type { ProgramArguments } from '../../media-tools/program-arguments.ts';
import { measureSound } from './measure-sound.ts';
import { encodeSoundArguments } from './sound-arguments.ts';

interface MixLoudness {
  /** As it is; -Infinity when nothing is to be heard. */
  readonly actualLufs: number;
  /** With the movie's volumes where they usually are; missing when that is where they are. */
  readonly usualLufs: number | undefined;
  readonly hasVoice: boolean;
}

interface SoundTools {
  readonly programs: MediaPrograms;
  readonly folder: string;
  readonly signal?: AbortSignal;
  readonly run: (args: ProgramArguments) => Promise<void>;
}

const targetLufs = -16;
/** Music that plays alone may be turned up a little; a voice never gets louder than others' videos. */
const maxMusicLufs = -15;
/** What is meant to be silent is not blown up to noise. */
const maxGainDb = 24;
/** No player clips what stays below this, and video sites ask for it. */
const maxPeakDb = -1;
/** Where the limiter starts: AAC moves peaks by about the difference. */
const firstLimitDb = -2.3;
const nearEnoughLu = 0.5;
const maxTries = 4;

export async function finishSound(
  { programs, folder, signal, run }: SoundTools,
  { pcm, file, loudness }: { pcm: string; file: string; loudness: MixLoudness },
): Promise<void> {
  let gainDb = gainFor(loudness);
  let limitDb = firstLimitDb;
  const wantedLufs = loudness.actualLufs + gainDb;
  for (let tries = 1; ; tries += 1) {
    await run(encodeSoundArguments({ pcm, gainDb, limitDb, file }));
    if (!Number.isFinite(wantedLufs) || tries === maxTries) return;
    const heard = await measureSound({ programs, folder, file, ...(signal && { signal }) });
    const over = heard.peakDb - maxPeakDb;
    // Peaks that were pressed down made it quieter than it should be; a little is not heard.
    const missing = wantedLufs - heard.lufs;
    const isQuiet = missing > nearEnoughLu && gainDb < maxGainDb;
    if (over <= 0 && !isQuiet) return;
    if (over > 0) limitDb -= over + 0.2;
    // Whatever the limiter takes away again need not be asked for twice.
    if (isQuiet && tries < maxTries - 1) gainDb = Math.min(maxGainDb, gainDb + missing);
  }
}

function gainFor({ actualLufs, usualLufs = actualLufs, hasVoice }: MixLoudness): number {
  if (!Number.isFinite(actualLufs) || !Number.isFinite(usualLufs)) return 0;
  const most = (hasVoice ? targetLufs : maxMusicLufs) - actualLufs;
  return Math.min(maxGainDb, targetLufs - usualLufs, most);
}
