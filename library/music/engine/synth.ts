/** Plays notes with sampled instruments: every player on a channel of its own, echo and room apart. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type BasicSoundBank,
  type MIDIController,
  SoundBankLoader,
  SpessaSynthProcessor,
} from 'spessasynth_core';
import type { Line } from './score.ts';

export const sampleRate = 44_100;
const drumChannel = 9;
/** The samples are in blocks of this many; notes begin at the start of one. */
const block = 64;

export interface Stereo {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

export interface Played {
  /** In the order of the lines. */
  readonly dry: readonly Stereo[];
  readonly room: Stereo;
}

let bank: BasicSoundBank | undefined;

function soundBank(): BasicSoundBank {
  if (!bank) {
    const path = fileURLToPath(import.meta.resolve('generaluser/GeneralUser.sf2'));
    const bytes = readFileSync(path);
    bank = SoundBankLoader.fromArrayBuffer(
      bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length),
    );
  }
  return bank;
}

export function silence(samples: number): Stereo {
  return { left: new Float32Array(samples), right: new Float32Array(samples) };
}

export async function playLines(lines: readonly Line[], seconds: number): Promise<Played> {
  const length = Math.ceil((seconds * sampleRate) / block) * block;
  const synth = new SpessaSynthProcessor(sampleRate, { eventsEnabled: false });
  synth.soundBankManager.addSoundBank(soundBank(), 'main');
  await synth.processorInitialized;
  const channels = channelsOf(lines);
  for (const [index, line] of lines.entries()) {
    const channel = channels[index] ?? 0;
    synth.programChange(channel, line.program);
    for (const [controller, value] of line.controls) {
      synth.controllerChange(channel, controller as MIDIController, value);
    }
  }
  const events = lines
    .flatMap((line, index) =>
      line.notes.flatMap(({ start, seconds: held, pitch, velocity }) => [
        { sample: Math.round(start * sampleRate), channel: channels[index] ?? 0, pitch, velocity },
        {
          sample: Math.round((start + held) * sampleRate),
          channel: channels[index] ?? 0,
          pitch,
          velocity: 0,
        },
      ]),
    )
    .sort((a, b) => a.sample - b.sample || a.velocity - b.velocity);
  const outputs = Array.from({ length: 16 }, () => silence(length));
  const pairs = outputs.map(({ left, right }) => [left, right]);
  const room = silence(length);
  let next = 0;
  for (let from = 0; from < length; from += block) {
    for (let event = events[next]; event && event.sample < from + block; event = events[next]) {
      if (event.velocity > 0) synth.noteOn(event.channel, event.pitch, event.velocity);
      else synth.noteOff(event.channel, event.pitch);
      next += 1;
    }
    synth.processSplit(pairs, room.left, room.right, from, block);
  }
  return { dry: lines.map((_, index) => outputs[channels[index] ?? 0] ?? silence(length)), room };
}

function channelsOf(lines: readonly Line[]): readonly number[] {
  let free = 0;
  return lines.map(({ isDrums }) => {
    if (isDrums) return drumChannel;
    if (free === drumChannel) free += 1;
    free += 1;
    return free - 1;
  });
}
