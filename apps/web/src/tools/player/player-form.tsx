import { Button, NumberInput, Textarea, TextInput } from '@mantine/core';
import { maxPlayerActionLetters, maxPlayerSeconds } from '@reelwright/contract';
import { completeUrl } from '@reelwright/forms';
import { ColourField } from '../../editor/panels/colour-field.tsx';
import tool from '../tool-page.module.css';
import classes from './player.module.css';
import type { PlayerAnswers } from './player-answers.ts';

interface PlayerFormProps {
  readonly answers: PlayerAnswers;
  readonly onChange: (changes: Partial<PlayerAnswers>) => void;
  readonly linkProblem: string | undefined;
  readonly chapterProblem: string | undefined;
  /** The chapters that the film itself has, one a line; '' for none. */
  readonly ownChapters: string;
}

const maxChapterLetters = 6000;

/** What a player has besides its video. */
export function PlayerForm(props: PlayerFormProps) {
  const { answers, onChange, ownChapters } = props;
  return (
    <>
      <TextInput
        label="Call to action"
        description="A button on the video. Leave it empty for none."
        maxLength={maxPlayerActionLetters}
        value={answers.text}
        onChange={({ currentTarget: { value } }) => onChange({ text: value })}
      />
      <TextInput
        label="Where it leads"
        placeholder="https://example.com"
        inputMode="url"
        maxLength={2000}
        value={answers.link}
        // Nobody did anything wrong who has not typed it yet.
        error={answers.link && props.linkProblem}
        onChange={({ currentTarget: { value } }) => onChange({ link: value })}
        onBlur={() => onChange({ link: completeUrl(answers.link) })}
      />
      <div className={classes.times}>
        <NumberInput
          label="Shown from"
          suffix=" s"
          min={0}
          max={maxPlayerSeconds}
          value={answers.startSeconds}
          onChange={(value) => onChange({ startSeconds: Number(value) || 0 })}
        />
        <NumberInput
          label="For how long"
          placeholder="To the end"
          suffix=" s"
          min={1}
          max={maxPlayerSeconds}
          value={answers.shownSeconds ?? ''}
          onChange={(value) => onChange({ shownSeconds: Number(value) || undefined })}
        />
      </div>
      <ColourField
        label="Color of the button"
        withAlpha={false}
        value={answers.actionColor}
        onChange={(actionColor) => onChange({ actionColor })}
        onEnd={(actionColor) => onChange({ actionColor })}
      />
      <div className={tool.group}>
        <Textarea
          label="Chapters"
          description="One per line, with its time: 1:30 The offer"
          autosize
          minRows={3}
          maxRows={10}
          maxLength={maxChapterLetters}
          value={answers.chapters}
          error={props.chapterProblem}
          onChange={({ currentTarget: { value } }) => onChange({ chapters: value })}
        />
        {ownChapters && ownChapters !== answers.chapters && (
          <div>
            <Button
              size="compact-sm"
              variant="subtle"
              onClick={() => onChange({ chapters: ownChapters })}
            >
              Use the video’s own chapters
            </Button>
          </div>
        )}
      </div>
      <ColourField
        label="Color of the controls"
        withAlpha={false}
        value={answers.color}
        onChange={(color) => onChange({ color })}
        onEnd={(color) => onChange({ color })}
      />
    </>
  );
}
