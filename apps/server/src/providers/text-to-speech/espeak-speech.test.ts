import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEspeakSpeech } from './espeak-speech.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'reelwright-test-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Lists voices as espeak-ng does, notes what it is asked, and hums for a second. */
function pretendProgram(): string {
  const program = join(folder, 'espeak-ng');
  const list = [
    'Pty Language       Age/Gender VoiceName          File                 Other Languages',
    ' 5  de              --/M      German             gmw/de',
    ' 5  en-us           --/M      English_(America)  gmw/en-US            (en 3)',
    ' 5  fr-fr           --/F      French_(France)    roa/fr               (fr 5)',
  ].join('\n');
  writeFileSync(
    program,
    `#!/bin/sh
if [ "$1" = --voices ]; then cat <<'LIST'
${list}
LIST
else echo "$@" > ${folder}/asked; cat > ${folder}/text
ffmpeg -v error -f lavfi -i sine=frequency=200:duration=1 -f wav -; fi
`,
  );
  chmodSync(program, 0o755);
  return program;
}

it('offers the languages of espeak-ng besides English, and speaks through it', async () => {
  const espeak = createEspeakSpeech({ program: pretendProgram(), ffmpeg: 'ffmpeg' });
  expect(await espeak.voices()).toMatchObject([
    { name: 'espeak-de', languageCode: 'de', label: 'German', gender: 'male' },
    { name: 'espeak-fr-fr', languageCode: 'fr-fr', label: 'French (France)', gender: 'female' },
  ]);
  const text = '--help ist kein Befehl.';
  const line = await espeak.speak({ text, voice: 'espeak-de', languageCode: 'de' });
  expect(line.samples.length / line.sampleRate).toBeCloseTo(1, 1);
  expect(line.words).toHaveLength(4);
  expect(readFileSync(join(folder, 'asked'), 'utf8').trim()).toBe('-v de --stdin --stdout');
  expect(readFileSync(join(folder, 'text'), 'utf8')).toBe(text);
});

it('has no voices where the program is missing', async () => {
  const espeak = createEspeakSpeech({ program: join(folder, 'nothing'), ffmpeg: 'ffmpeg' });
  expect(await espeak.voices()).toEqual([]);
});
