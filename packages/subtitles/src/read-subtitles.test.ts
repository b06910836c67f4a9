import { expect, it } from 'vitest';
import { readSubtitles } from './read-subtitles.ts';
import { subtitleLimits } from './subtitle-limits.ts';

/** '1-2 Hello' for a cue from 1 s to 2 s. */
function told(file: string | Uint8Array) {
  const { cues, problems } = readSubtitles(file);
  return {
    cues: cues.map(({ start, end, text }) => `${round(start)}-${round(end)} ${text}`),
    lines: problems.map(({ line }) => line),
    lost: problems.filter(({ isLoss }) => isLoss).map(({ line }) => line),
  };
}

const round = (seconds: number) => Math.round(seconds * 1000) / 1000;

const two = '1\n00:00:01,000 --> 00:00:02,000\nHello\n\n2\n00:00:03,000 --> 00:00:04,000\nWorld\n';
const twoCues = ['1-2 Hello', '3-4 World'];
const vtt = 'WEBVTT\n\n00:01.000 --> 00:02.000\nHello\n\n00:03.000 --> 00:04.000\nWorld\n';

interface Hostile {
  readonly file: string;
  readonly cues: readonly string[];
  /** The lines about which something is told. */
  readonly lines?: readonly number[];
  /** Those of them whose words are missing. */
  readonly lost?: readonly number[];
}

const hostile: Readonly<Record<string, Hostile>> = {
  'a plain SRT': { file: two, cues: twoCues },
  'a plain WebVTT': { file: vtt, cues: twoCues },
  'a mark at the start': { file: `\uFEFF${two}`, cues: twoCues },
  'two marks at the start': { file: `\uFEFF\uFEFF${vtt}`, cues: twoCues },
  'lines of Windows': { file: two.replaceAll('\n', '\r\n'), cues: twoCues },
  'lines of old Macs': { file: two.replaceAll('\n', '\r'), cues: twoCues },
  'lines of all three kinds': {
    file: '1\r\n00:00:01,000 --> 00:00:02,000\rHello\n\r\n2\r00:00:03,000 --> 00:00:04,000\nWorld',
    cues: twoCues,
  },
  'no line end at the end': { file: two.trimEnd(), cues: twoCues },
  'many empty lines at the start': { file: `\n\n\n \n${two}`, cues: twoCues },
  'empty lines with spaces in them': { file: two.replace('\n\n', '\n \t\n'), cues: twoCues },
  'several empty lines between': { file: two.replace('\n\n', '\n\n\n\n'), cues: twoCues },
  'no empty line between': { file: two.replace('\n\n', '\n'), cues: twoCues, lines: [5] },
  'neither empty lines nor numbers': {
    file: '00:00:01,000 --> 00:00:02,000\nHello\n00:00:03,000 --> 00:00:04,000\nWorld',
    cues: twoCues,
    lines: [3],
  },
  'no numbers': { file: two.replace(/^\d\n/gm, ''), cues: twoCues },
  'numbers from 0': {
    file: two.replace(/^2$/m, '1').replace(/^1$/m, '0'),
    cues: twoCues,
    lines: [1],
  },
  'numbers that jump': { file: two.replace(/^2$/m, '7'), cues: twoCues, lines: [5] },
  'the same number twice': { file: two.replace(/^2$/m, '1'), cues: twoCues, lines: [5] },
  'a number with spaces around': { file: two.replace(/^2$/m, '  2 '), cues: twoCues },
  'an empty line after the number': { file: two.replace(/^2$/m, '2\n'), cues: twoCues },
  'an empty line after the times': {
    file: two.replace('Hello', '\nHello'),
    cues: twoCues,
  },
  'an empty line between the words': {
    file: two.replace('Hello', 'Hello\n\nthere'),
    cues: ['1-2 Hello\nthere', '3-4 World'],
    lines: [5],
  },
  'words that are a number': {
    file: two.replace('Hello', '42'),
    cues: ['1-2 42', '3-4 World'],
  },
  'a number as the last of the words': {
    file: two.replace('Hello', 'The answer is\n42'),
    cues: ['1-2 The answer is\n42', '3-4 World'],
  },
  'dots in SRT': { file: two.replaceAll(',', '.'), cues: twoCues },
  'commas in WebVTT': { file: vtt.replaceAll('.', ','), cues: twoCues },
  'no thousandths': { file: two.replaceAll(',000', ''), cues: twoCues, lines: [2, 6] },
  'two digits after the comma': {
    file: two.replace('02,000', '02,50'),
    cues: ['1-2.5 Hello', '3-4 World'],
    lines: [2],
  },
  'spaces inside of times': {
    file: two.replace('00:00:01,000', '00 : 00 : 01 , 000'),
    cues: twoCues,
  },
  'no spaces around the arrow': { file: two.replaceAll(' --> ', '-->'), cues: twoCues },
  'tabs around the arrow': { file: two.replaceAll(' --> ', '\t-->\t'), cues: twoCues },
  'a short arrow': { file: two.replaceAll('-->', '->'), cues: twoCues },
  'an arrow of a word processor': { file: two.replaceAll('-->', '—>'), cues: twoCues },
  'a real arrow': { file: two.replaceAll('-->', '→'), cues: twoCues },
  'hours of one digit': { file: two.replaceAll('00:00:', '0:00:'), cues: twoCues },
  'no hours in SRT': { file: two.replaceAll('00:00:', '00:'), cues: twoCues },
  'more than 99 hours': {
    file: '1\n100:00:01,000 --> 123:00:00,000\nLong',
    cues: ['360001-442800 Long'],
  },
  'minutes over 59': {
    file: '1\n00:75:00,000 --> 00:75:02,000\nHello',
    cues: ['4500-4502 Hello'],
    lines: [2],
  },
  'a start before the film': {
    file: two.replace('00:00:01,000', '-00:00:01,000'),
    cues: ['0-2 Hello', '3-4 World'],
    lines: [2],
  },
  'a cue before the film': {
    file: two.replace('00:00:01,000 --> 00:00:02,000', '-00:00:03,000 --> -00:00:02,000'),
    cues: ['3-4 World'],
    lines: [2],
    lost: [2],
  },
  'an end before the start': {
    file: two.replace('00:00:02,000', '00:00:00,500'),
    cues: ['1-1.8 Hello', '3-4 World'],
    lines: [2],
  },
  'no time at all': {
    file: two.replace('00:00:02,000', '00:00:01,000'),
    cues: ['1-1.8 Hello', '3-4 World'],
    lines: [2],
  },
  'cues over each other': {
    file: two.replace('00:00:02,000', '00:00:03,500'),
    cues: ['1-3 Hello', '3-4 World'],
    lines: [2],
  },
  'a cue within another': {
    file: '00:00:01,000 --> 00:00:09,000\nA\n\n00:00:03,000 --> 00:00:04,000\nB\n\n00:00:05,000 --> 00:00:06,000\nC',
    cues: ['1-3 A', '3-4 B', '5-6 C'],
    lines: [1],
  },
  'two that begin together': {
    file: two.replace('00:00:03,000', '00:00:01,000'),
    cues: ['1-4 Hello\nWorld'],
    lines: [6],
  },
  'cues out of order': {
    file: '1\n00:00:03,000 --> 00:00:04,000\nWorld\n\n2\n00:00:01,000 --> 00:00:02,000\nHello',
    cues: twoCues,
    lines: [6],
  },
  'bold, italic and colours': {
    file: two.replace('Hello', '<i>He</i><b>ll</b><font color="#fff">o</font>'),
    cues: twoCues,
  },
  'a tag that is never closed': { file: two.replace('Hello', '<i>Hello'), cues: twoCues },
  'positions of other programs': { file: two.replace('Hello', '{\\an8}Hello'), cues: twoCues },
  'a line break of other programs': {
    file: two.replace('Hello', 'Hello\\Nthere<br/>you'),
    cues: ['1-2 Hello\nthere\nyou', '3-4 World'],
  },
  'signs that are no tags': {
    file: two.replace('Hello', '3 < 5 and 5 > 3 <3'),
    cues: ['1-2 3 < 5 and 5 > 3 <3', '3-4 World'],
  },
  'an arrow within the words': {
    file: two.replace('Hello', 'a -> b'),
    cues: ['1-2 a -> b', '3-4 World'],
  },
  'codes for letters': {
    file: vtt.replace('Hello', 'Salt &amp; pepper &lt;3 &#39;n&#x2019; &unknown; &#0;'),
    cues: ["1-2 Salt & pepper <3 'n’ &unknown; &#0;", '3-4 World'],
  },
  'control characters': { file: two.replace('Hello', 'He\0ll\x07o'), cues: twoCues },
  'a cue of spaces and tags': {
    file: two.replace('Hello', ' <i> </i> '),
    cues: ['3-4 World'],
    lines: [2],
  },
  'a cue without words': { file: two.replace('Hello\n', ''), cues: ['3-4 World'], lines: [2] },
  'times that cannot be read': {
    file: two.replace('00:00:01,000', 'soon'),
    cues: ['3-4 World'],
    lines: [2],
    lost: [2],
  },
  'letters in a time': {
    file: two.replace('00:00:01,000', '0O:00:01,000'),
    cues: ['3-4 World'],
    lines: [2],
    lost: [2],
  },
  'words before the first times': {
    file: `My subtitles\nby me\n\n${two}`,
    cues: twoCues,
    lines: [1],
    lost: [1],
  },
  'the head of WebVTT with words': {
    file: vtt.replace('WEBVTT', 'WEBVTT - made by hand\nKind: captions\nLanguage: en'),
    cues: twoCues,
  },
  'WebVTT without an empty line after its head': {
    file: vtt.replace('WEBVTT\n', 'WEBVTT'),
    cues: twoCues,
  },
  'a comment': {
    file: vtt.replace('\n00:03', '\nNOTE these are\ntwo lines\n\n00:03'),
    cues: twoCues,
  },
  'a comment that holds times': {
    file: vtt.replace('\n00:03', '\nNOTE\n00:02.000 --> 00:02.500\nnever shown\n\n00:03'),
    cues: twoCues,
  },
  'styles and regions': {
    file: vtt.replace(
      'WEBVTT\n',
      'WEBVTT\n\nSTYLE\n::cue { color: red }\n\nREGION\nid:fred\nwidth:40%\n',
    ),
    cues: twoCues,
  },
  'names of cues': {
    file: vtt.replace('\n00:01', '\nintro - part one\n00:01'),
    cues: twoCues,
  },
  'settings of cues': {
    file: vtt.replaceAll('.000\n', '.000 align:start position:10%,line-left size:35%\n'),
    cues: twoCues,
  },
  'coordinates of SRT': {
    file: two.replace('02,000', '02,000  X1:40 X2:600 Y1:20 Y2:50'),
    cues: twoCues,
  },
  'voices, classes, languages and times of words': {
    file: vtt.replace(
      'Hello',
      '<v.loud Mary>He<00:01.200><c.yellow>llo</c><lang en-GB></lang></v>',
    ),
    cues: twoCues,
  },
  'words without times in WebVTT': {
    file: vtt.replace('\n00:03', '\nlost words\nof two lines\n\n00:03'),
    cues: twoCues,
    lines: [6],
    lost: [6],
  },
  'a file of another kind': { file: '{"a": 1}', cues: [], lines: [1, 1], lost: [1, 1] },
  'nothing at all': { file: '', cues: [], lines: [1], lost: [1] },
  'only empty lines': { file: '\n\r\n \r', cues: [], lines: [1], lost: [1] },
  'only a head': { file: 'WEBVTT', cues: [], lines: [1], lost: [1] },
  'the words of names of objects': {
    file: two.replace('Hello', '__proto__').replace('World', 'constructor'),
    cues: ['1-2 __proto__', '3-4 constructor'],
  },
  'emoji and other scripts': {
    file: two.replace('Hello', '👩‍👩‍👧 مرحبا').replace('World', '日本語'),
    cues: ['1-2 👩‍👩‍👧 مرحبا', '3-4 日本語'],
  },
};

it('tries at least sixty hostile files', () => {
  expect(Object.keys(hostile).length).toBeGreaterThanOrEqual(60);
});

it.each(Object.entries(hostile))('reads a file with %s', (_, { file, cues, lines, lost }) => {
  expect(told(file)).toEqual({ cues, lines: lines ?? [], lost: lost ?? [] });
  expect(told(utf8(file))).toEqual(told(file));
});

const wide = (text: string) =>
  Uint8Array.from(text.split('').flatMap((letter) => [lowByte(letter), highByte(letter)]));
const swapped = (text: string) =>
  Uint8Array.from(text.split('').flatMap((letter) => [highByte(letter), lowByte(letter)]));
const latin = (text: string) => Uint8Array.from(text.split('').map(lowByte));

function lowByte(letter: string): number {
  return letter.charCodeAt(0) & 0xff;
}

function highByte(letter: string): number {
  return letter.charCodeAt(0) >> 8;
}

function utf8(text: string): Uint8Array {
  const parts = encodeURIComponent(text).match(/%..|[^%]/g) ?? [];
  return Uint8Array.from(parts, (part) =>
    part.length === 1 ? lowByte(part) : Number.parseInt(part.slice(1), 16),
  );
}

it.each([
  ['UTF-16 with its mark', wide(`\uFEFF${two}`)],
  ['UTF-16 without a mark', wide(two)],
  ['UTF-16 the other way round', swapped(`\uFEFF${two}`)],
  ['UTF-16 the other way round, without a mark', swapped(two)],
  ['UTF-16 cut in the middle of a letter', wide(`\uFEFF${two}x`).slice(0, -3)],
])('reads a file of %s', (_, file) => {
  expect(told(file).cues).toEqual(twoCues);
});

it('reads letters as Windows wrote them before, and says so', () => {
  const file = latin(two.replace('Hello', 'Caf\xe9 \x80 5'));
  expect(told(file)).toEqual({ cues: ['1-2 Café € 5', '3-4 World'], lines: [1], lost: [] });
});

it('leaves out damaged letters of UTF-8 and says so', () => {
  const whole = utf8(two.replace('Hello', 'Café, crème, brûlée').replace('World', 'é'));
  const damaged = whole.slice(0, whole.lastIndexOf(0xa9));
  expect(told(damaged).cues[0]).toBe('1-2 Café, crème, brûlée');
  expect(told(damaged).lost).toContain(1);
});

it('tells only the first problems of thousands and counts the rest', () => {
  const file = 'x\n00:00:0x,000 --> 00:00:02,000\n\n'.repeat(3000);
  const { problems, moreProblems } = readSubtitles(file);
  expect(problems).toHaveLength(subtitleLimits.maxProblemsTold);
  expect(problems.length + moreProblems).toBeGreaterThan(3000);
});

it('refuses a file that is too large', () => {
  const { cues, problems } = readSubtitles('x'.repeat(subtitleLimits.maxBytes + 1));
  expect(cues).toEqual([]);
  expect(problems[0]?.message).toContain('5 MB');
});

it('reads no more cues than a film can have', () => {
  const cue = (index: number) =>
    `${index + 1}\n${Math.floor(index / 3600)}:${Math.floor(index / 60) % 60}:${index % 60},000 --> 9999:00:00,000\na\n\n`;
  const file = Array.from({ length: subtitleLimits.maxCues + 5 }, (_, index) => cue(index)).join(
    '',
  );
  const { cues } = readSubtitles(file);
  expect(cues).toHaveLength(subtitleLimits.maxCues);
});

it('cuts a cue that never ends between its letters', () => {
  const { cues, problems } = readSubtitles(two.replace('Hello', `a${'😀'.repeat(3000)}`));
  expect(cues[0]?.text.length).toBeLessThanOrEqual(subtitleLimits.maxLettersOfCue);
  expect(cues[0]?.text).toMatch(/😀$/u);
  expect(problems[0]?.isLoss).toBe(true);
});

it('reads the largest file that is taken', () => {
  const cue = '1\n00:00:01,000 --> 00:00:02,000\nHello, this is a line of usual length.\n\n';
  const { cues } = readSubtitles(cue.repeat(Math.floor(subtitleLimits.maxBytes / cue.length)));
  expect(cues).toHaveLength(1);
});
