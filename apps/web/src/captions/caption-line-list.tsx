import { Button, TextInput } from '@mantine/core';
import { type CaptionLine, captionLines } from '@reelwright/captions';
import { correctCaptions, runEdit } from '@reelwright/movie';
import { IconArrowMerge, IconEyeOff } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useAnswers } from '../project/answers.ts';
import { IconButton } from '../ui/icon-button.tsx';
import classes from './caption-choice.module.css';
import { joinLines, retypeLine } from './caption-corrections.ts';

type Corrected = ReturnType<typeof retypeLine>;

/** Every line of the captions with its time, to be corrected: times follow the words that stay. */
export function CaptionLineList() {
  const { data, change } = useAnswers();
  const lines = useMemo(() => captionLines(data), [data]);
  const corrections = data.captions?.corrections ?? [];
  const correct = (label: string, corrected: Corrected) =>
    change(label, (now) => runEdit(now, correctCaptions, corrected).data);
  if (lines.length === 0 && corrections.length === 0) return null;
  return (
    <section className={classes.fields} aria-label="Lines of the captions">
      <ol className={classes.lines}>
        {lines.map((line, at) => {
          const next = lines[at + 1];
          const joined = next && joinLines(line, next);
          return (
            <li key={`${line.id} ${line.text}`} className={classes.line}>
              <span className={classes.time}>{timeOf(line.start)}</span>
              <LineText
                line={line}
                number={at + 1}
                onRetype={(text) => correct('Correct a caption', retypeLine(line, text))}
              />
              <IconButton
                label={`Join line ${at + 1} with the next`}
                icon={IconArrowMerge}
                disabled={!joined}
                onClick={() => joined && correct('Join captions', joined)}
              />
              <IconButton
                label={`Hide line ${at + 1}`}
                icon={IconEyeOff}
                onClick={() => correct('Hide a caption', retypeLine(line, ''))}
              />
            </li>
          );
        })}
      </ol>
      {corrections.length > 0 && (
        <div>
          <Button
            variant="subtle"
            onClick={() => correct('Undo all corrections', { over: corrections, by: [] })}
          >
            Show everything as it is said
          </Button>
        </div>
      )}
    </section>
  );
}

interface LineTextProps {
  readonly line: CaptionLine;
  readonly number: number;
  readonly onRetype: (text: string) => void;
}

function LineText({ line, number, onRetype }: LineTextProps) {
  const said = line.text.replaceAll('\n', ' ');
  const [text, setText] = useState(said);
  return (
    <TextInput
      className={classes.text ?? ''}
      aria-label={`Line ${number}`}
      maxLength={1000}
      value={text}
      onChange={({ currentTarget: { value } }) => setText(value)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') currentTarget.blur();
      }}
      onBlur={() => {
        if (text.trim() !== said) onRetype(text);
      }}
    />
  );
}

function timeOf(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
