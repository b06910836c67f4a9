import { createLoudnessMeter, measuredSeconds } from '@reelwright/movie';

/** The page stays alive meanwhile: so much is measured at a time. */
const pieceSeconds = 5;

/** How loud a sound is in both ears, in LUFS. */
export async function loudnessOfBuffer(buffer: AudioBuffer): Promise<number> {
  const { sampleRate, numberOfChannels } = buffer;
  const meter = createLoudnessMeter({ sampleRate, channels: 2 });
  const left = buffer.getChannelData(0);
  // One channel is played by both speakers.
  const right = numberOfChannels > 1 ? buffer.getChannelData(1) : left;
  const end = Math.min(left.length, measuredSeconds * sampleRate);
  const pieceLength = pieceSeconds * sampleRate;
  for (let start = 0; start < end; start += pieceLength) {
    if (start > 0) await new Promise((resolve) => setTimeout(resolve));
    const length = Math.min(pieceLength, end - start);
    const piece = new Float32Array(length * 2);
    for (let at = 0; at < length; at += 1) {
      piece[at * 2] = left[start + at] ?? 0;
      piece[at * 2 + 1] = right[start + at] ?? 0;
    }
    meter.add(piece);
  }
  return meter.integrated();
}
