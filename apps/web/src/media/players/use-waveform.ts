import { mediaAddress, storedMediaPath } from '@reelwright/contract';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { request } from '../../api/request.ts';

/** The loudest moment of every step of a sound, 0 to 255. */
export interface WaveformData {
  readonly perSecond: number;
  readonly peaks: ArrayLike<number>;
  readonly seconds: number;
}

const perSecond = 50;
/** Computer voices are shared by everybody: the server keeps no waveforms of them. */
const voicesPath = `${storedMediaPath}voices/`;
/** Decoding takes ten times the room of the file. */
const maxDecodedBytes = 60_000_000;

/** The waveform of a sound: what the server made of our own files; others are decoded here. */
export function useWaveform(url: string, seconds: number) {
  return useQuery({
    queryKey: ['waveform', url],
    enabled: url !== '' && seconds > 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async ({ signal }): Promise<WaveformData> => {
      const kept = await keptWaveform(url, signal);
      if (kept) return { ...kept, seconds };
      return decodeWaveform(mediaAddress(url, location.origin), signal);
    },
  });
}

async function keptWaveform(url: string, signal: AbortSignal) {
  if (!url.startsWith(storedMediaPath) || url.startsWith(voicesPath)) return undefined;
  try {
    const reply = await request((options) => client.filePeaks({ query: { url } }, options), {
      signal,
    });
    return { perSecond: reply.per_second, peaks: reply.peaks };
  } catch {
    return undefined;
  }
}

async function decodeWaveform(address: string, signal: AbortSignal): Promise<WaveformData> {
  const bytes = await (await fetch(address, { signal })).arrayBuffer();
  if (bytes.byteLength > maxDecodedBytes) throw new Error('This sound is too long for a waveform.');
  const decoder = new OfflineAudioContext(1, 1, 22_050);
  const sound = await decoder.decodeAudioData(bytes);
  return {
    perSecond,
    peaks: peaksOf(sound.getChannelData(0), sound.sampleRate),
    seconds: sound.duration,
  };
}

function peaksOf(samples: Float32Array, samplesPerSecond: number): Uint8Array {
  const perStep = samplesPerSecond / perSecond;
  const peaks = new Uint8Array(Math.ceil(samples.length / perStep));
  for (let at = 0; at < samples.length; at += 1) {
    const step = Math.floor(at / perStep);
    const loud = Math.min(255, Math.round(Math.abs(samples[at] ?? 0) * 255));
    if (loud > (peaks[step] ?? 255)) peaks[step] = loud;
  }
  return peaks;
}
