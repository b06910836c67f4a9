import type { RenderProgress } from '../render-progress.ts';

const width = 30;

/** `[########......] 42 %, slide 3 of 8, 12 s left` */
export function progressLine({ percent, slide, slides, secondsLeft }: RenderProgress): string {
  const full = Math.round((percent / 100) * width);
  const bar = '#'.repeat(full).padEnd(width, '.');
  const left =
    secondsLeft === undefined || percent === 100 ? '' : `, ${duration(secondsLeft)} left`;
  return `[${bar}] ${String(percent).padStart(3)} %, slide ${slide} of ${slides}${left}`;
}

function duration(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`;
}

interface Terminal {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Draws progress on one line of a terminal; into a file or a pipe, a line for every ten percent. */
export function createProgressBar(terminal: Terminal): (progress: RenderProgress) => void {
  let shown = '';
  let tenths = -1;
  return (progress) => {
    const line = progressLine(progress);
    if (line === shown) return;
    if (terminal.isTTY) {
      terminal.write(`\r${line.padEnd(shown.length)}${progress.percent === 100 ? '\n' : ''}`);
      shown = line;
      return;
    }
    const now = Math.floor(progress.percent / 10);
    if (now <= tenths) return;
    tenths = now;
    terminal.write(`${line}\n`);
  };
}
