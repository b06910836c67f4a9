import { Button } from '@mantine/core';
import { maxEmphasis } from '@reelwright/contract';
import type { VoiceSettings } from '@reelwright/movie';
import { bareWord, wordsToStress } from '@reelwright/speech';
import classes from '../voice.module.css';

interface StressedWordsProps {
  readonly line: string;
  readonly settings: VoiceSettings;
  readonly onChange: (part: Partial<VoiceSettings>) => void;
}

/** The words of a line; pressing one has the voice stress it, in this line. */
export function StressedWords({ line, settings, onChange }: StressedWordsProps) {
  const { emphasis = [] } = settings;
  const stressed = wordsToStress(line, emphasis);
  const everywhere = wordsToStress(
    line,
    emphasis.filter((one) => one.line === undefined),
  );
  const words = line.split(/\s+/).filter((word) => bareWord(word) !== '');
  const toggle = (word: string) => {
    const bare = bareWord(word);
    const others = emphasis.filter((one) => one.line !== line || bareWord(one.word) !== bare);
    const more = stressed.includes(bare) ? [] : [{ word: bare, line }];
    onChange({ emphasis: [...others, ...more].slice(0, maxEmphasis) });
  };
  return (
    <div className={classes.stress}>
      <span className={classes.quiet}>Press the words to stress, then try the line.</span>
      {words.map((word, at) => {
        const isStressed = stressed.includes(bareWord(word));
        return (
          <Button
            // biome-ignore lint/suspicious/noArrayIndexKey: a word may stand in a line twice
            key={at}
            size="compact-sm"
            variant={isStressed ? 'filled' : 'default'}
            aria-pressed={isStressed}
            disabled={everywhere.includes(bareWord(word))}
            onClick={() => toggle(word)}
          >
            {word}
          </Button>
        );
      })}
    </div>
  );
}
