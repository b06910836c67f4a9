import { noise } from '@reelwright/chance';
import { clamp01, during, entranceSeconds, leaving, stagger } from './effect-time.ts';
import type { CharBox, TextBlock } from './text-block.ts';
import type { TextEffect } from './text-effect.ts';

const changesPerSecond = 18;
/** How long a letter keeps searching. */
const searchSeconds = 0.6;

const alphabets = [
  { of: /^[A-Z]$/, letters: 'ABCDEFGHJKLMNOPQRSTUVXYZ#%&' },
  { of: /^[a-z]$/, letters: 'abcdeghknopqrsuvxyz' },
  { of: /^[0-9]$/, letters: '0123456789' },
] as const;

/** Every letter searches through others until it finds itself. */
export const scramble: TextEffect = {
  id: 'scramble',
  label: 'Scramble',
  options: [],
  look: (block, moment) => {
    const count = block.chars.length;
    const step = stagger(count, 0.05, 1.5);
    const clock = entranceSeconds(moment, searchSeconds + step * Math.max(0, count - 1));
    const away = leaving(moment);
    const tick = Math.floor(moment.seconds * changesPerSecond);
    return {
      chars: (index) => {
        const char = block.chars[index];
        const found = during(clock, index * step, searchSeconds);
        const lost = during(away, (0.5 * (count - 1 - index)) / Math.max(1, count), 0.5);
        if (!char || (found >= 1 && lost <= 0)) return {};
        if (found <= 0 || lost >= 1) return { pose: { opacity: 0 } };
        const searching = Math.max(1 - found, lost);
        return {
          text: otherLetter(block, char, moment.seed, tick),
          pose: { opacity: clamp01(1.05 - 0.6 * searching) * clamp01(found * 6) * (1 - lost ** 3) },
        };
      },
      behind: [],
      inFront: [],
    };
  },
};

/** One of its kind; for other scripts one of the text's own, so that the font is sure to have it. */
function otherLetter(block: TextBlock, char: CharBox, seed: string, tick: number): string {
  if (!char.text.trim()) return char.text;
  const random = noise(`${seed}/${char.index}`, tick);
  const letters = alphabets.find(({ of }) => of.test(char.text))?.letters;
  if (letters) return letters.charAt(Math.floor(random * letters.length));
  const other = block.chars[Math.floor(random * block.chars.length)]?.text ?? char.text;
  return other.trim() ? other : char.text;
}
