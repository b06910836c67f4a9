import { TextInput } from '@mantine/core';
import type { QuizQuestion } from '@reelwright/wizards/quiz';
import {
  answersPerQuestion,
  isFinishedQuestion,
  unfinishedQuestionMessage,
} from '@reelwright/wizards/quiz';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { MediaSlot } from '../../wizard/media-slot/media-slot.tsx';
import shared from '../../wizard/step-form.module.css';
import classes from './quiz.module.css';

/** Where the focus goes when a question is not finished. */
export const questionTextId = 'question-text';

interface QuestionFormProps {
  readonly question: QuizQuestion & { readonly id: string };
  readonly number: number;
  readonly keyword: string;
  readonly isChecked: boolean;
  readonly canMove: { readonly back: boolean; readonly on: boolean };
  readonly onChange: (update: (question: QuizQuestion) => QuizQuestion, mergeKey?: string) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
}

export function QuestionForm(props: QuestionFormProps) {
  const { question, number, keyword, isChecked, canMove, onChange, onMove, onRemove } = props;
  const { id, text = '', type = 'multi' } = question;
  const isMissing = (value: string | undefined) => isChecked && !value?.trim();
  return (
    <div className={shared.form}>
      <TextInput
        id={questionTextId}
        label={`Question ${number}`}
        withAsterisk
        aria-required
        maxLength={200}
        placeholder="Which planet is the largest?"
        value={text}
        error={isMissing(text) ? 'Question is required' : undefined}
        onChange={(event) => {
          const typed = event.currentTarget.value;
          // Another question shows something else, and may be about anything.
          onChange(
            (now) => ({ ...now, text: typed, objects: undefined, about: undefined }),
            `question ${id}`,
          );
        }}
      />
      <MediaSlot
        label="Photo or video (optional)"
        media={question.media}
        keyword={text || keyword}
        onChange={(media) => onChange((now) => ({ ...now, media }))}
      />
      <Segmented
        label="Answer type"
        value={type}
        segments={[
          { value: 'multi', label: 'Multiple choice' },
          { value: 'single', label: 'Single answer' },
        ]}
        onChange={(wanted) => onChange((now) => ({ ...now, type: wanted }))}
      />
      {type === 'multi' ? (
        <Choices {...props} />
      ) : (
        <TextInput
          label="Answer"
          withAsterisk
          aria-required
          maxLength={120}
          value={question.answer?.text ?? ''}
          error={isMissing(question.answer?.text) ? 'Answer is required' : undefined}
          onChange={(event) => {
            const typed = event.currentTarget.value;
            onChange(
              (now) => ({ ...now, answer: { ...now.answer, text: typed } }),
              `answer of ${id}`,
            );
          }}
        />
      )}
      {isChecked && !isFinishedQuestion(question) && (
        <p className={classes.problem}>{unfinishedQuestionMessage}</p>
      )}
      <div className={shared.actions}>
        <span className={shared.end}>
          <IconButton
            label="Move question up"
            icon={IconArrowUp}
            disabled={!canMove.back}
            onClick={() => onMove(-1)}
          />
          <IconButton
            label="Move question down"
            icon={IconArrowDown}
            disabled={!canMove.on}
            onClick={() => onMove(1)}
          />
          <IconButton
            label={`Remove question ${number}`}
            icon={IconTrash}
            color="danger"
            onClick={onRemove}
          />
        </span>
      </div>
    </div>
  );
}

/** Four answers, of which one is marked as correct. */
function Choices({ question, isChecked, onChange, keyword }: QuestionFormProps) {
  const { id, answerIndex } = question;
  const answers = Array.from(
    { length: answersPerQuestion },
    (_, at) => question.answers?.[at] ?? { text: '' },
  );
  const change = (at: number, part: (typeof answers)[number], mergeKey?: string) =>
    onChange((now) => {
      const all = answers.map((answer, index) => now.answers?.[index] ?? answer);
      return { ...now, answers: all.with(at, { ...all[at], ...part }) };
    }, mergeKey);
  return (
    <fieldset className={classes.answers}>
      <legend className={shared.legend}>
        Answers <span className={shared.quiet}>(mark the correct one)</span>
      </legend>
      {answers.map((answer, at) => {
        const letter = 'ABCD'[at];
        return (
          <div key={letter} className={classes.answer}>
            <input
              type="radio"
              name={`right-${id}`}
              className={classes.right}
              aria-label={`Answer ${letter} is correct`}
              checked={answerIndex === at + 1}
              onChange={() => onChange((now) => ({ ...now, answerIndex: at + 1 }))}
            />
            <TextInput
              aria-label={`Answer ${letter}`}
              className={shared.grow ?? ''}
              maxLength={80}
              placeholder={`Answer ${letter}`}
              value={answer.text ?? ''}
              error={isChecked && !answer.text?.trim()}
              onChange={(event) =>
                change(at, { text: event.currentTarget.value }, `answer ${at} of ${id}`)
              }
            />
            <MediaSlot
              isSmall
              // Answers show theirs in a circle.
              shape={1}
              label={`Picture of answer ${letter}`}
              media={answer.media}
              keyword={answer.text || keyword}
              onChange={(media) => change(at, { media })}
            />
          </div>
        );
      })}
    </fieldset>
  );
}
