import { Button, Popover, UnstyledButton } from '@mantine/core';
import { IconBold } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { chooseWord, phraseOf, wordsIn, wordsOfPhrase } from './bold-words.ts';
import classes from './edit-step.module.css';
import { LineButton } from './line-button.tsx';

interface BoldButtonProps {
  /** 'Line 3' */
  readonly name: string;
  readonly words: string;
  readonly exact: string | undefined;
  readonly onChoose: (exact: string | undefined) => void;
}

/** Spec: one or two bold words are what the line's pictures are searched by, to the letter. */
export function BoldButton({ name, words, exact, onChoose }: BoldButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  return (
    <>
      <LineButton
        label={`Bold words of ${name}`}
        hint="Choose its pictures by bold words"
        icon={IconBold}
        isOn={exact !== undefined}
        isOpen={isOpen}
        disabled={words.trim() === ''}
        // A press outside of the popup closes it, also one on the button that opened it.
        onPointerDown={() => {
          wasOpen.current = isOpen;
        }}
        onClick={() => {
          setOpen(!wasOpen.current);
          wasOpen.current = false;
        }}
      />
      {isOpen && (
        <Popover
          opened
          onChange={setOpen}
          width={320}
          position="bottom-end"
          trapFocus
          returnFocus
          withRoles={false}
        >
          <Popover.Target>
            <span />
          </Popover.Target>
          <Popover.Dropdown role="dialog" aria-label={`Bold words of ${name}`}>
            <WordChoice
              words={words}
              exact={exact}
              onChoose={onChoose}
              onClose={() => setOpen(false)}
            />
          </Popover.Dropdown>
        </Popover>
      )}
    </>
  );
}

interface WordChoiceProps extends Omit<BoldButtonProps, 'name'> {
  readonly onClose: () => void;
}

function WordChoice({ words: line, exact, onChoose, onClose }: WordChoiceProps) {
  const words = wordsIn(line);
  const chosen = wordsOfPhrase(line, words, exact);
  const press = (at: number) => {
    const next = chooseWord(words, chosen, at);
    onChoose(next.length > 0 ? phraseOf(line, words, next) : undefined);
  };
  return (
    <div className={classes.choice}>
      <p className={classes.choiceWords}>
        Choose one or two words. We’ll look for this line’s pictures with exactly those.
      </p>
      <div className={classes.words}>
        {words.map(({ text, start }, at) => (
          <UnstyledButton
            key={start}
            className={classes.word}
            aria-pressed={chosen.includes(at)}
            onClick={() => press(at)}
          >
            {text}
          </UnstyledButton>
        ))}
      </div>
      <div className={classes.choiceEnd}>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          disabled={chosen.length === 0}
          onClick={() => onChoose(undefined)}
        >
          None
        </Button>
        <Button size="compact-sm" onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  );
}
