import { TextInput } from '@mantine/core';
import type { OwnThing } from '@reelwright/contract';
import classes from './entry-page.module.css';
import { withoutRow, withRow } from './list-rows.ts';
import { overLength, type ProblemOf } from './problems.ts';
import { RemoveRow } from './row-actions.tsx';
import { NumberedRow, RowsField } from './rows-field.tsx';

interface QuestionsFieldProps {
  readonly questions: OwnThing['questions'];
  readonly problemOf: ProblemOf;
  readonly onChange: (questions: OwnThing['questions']) => void;
}

const most = 10;
const longest = { question: 90, answer: 40 };
const wrongAnswers = [0, 1, 2] as const;
const blank: OwnThing['questions'][number] = {
  level: 2,
  question: '',
  right: '',
  wrong: ['', '', ''],
};

/** For quiz videos; nobody has to write any. */
export function QuestionsField({ questions, problemOf, onChange }: QuestionsFieldProps) {
  return (
    <RowsField
      legend="Questions for a quiz"
      hint="If you like: each with one right answer and three wrong ones."
      addLabel="Add a question"
      isFull={questions.length >= most}
      onAdd={() => onChange([...questions, blank])}
    >
      {questions.map((asked, at) => {
        const name = `Question ${at + 1}`;
        const change = (next: Partial<typeof asked>) =>
          onChange(withRow(questions, at, { ...asked, ...next }));
        return (
          <NumberedRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place; texts move between rows
            key={at}
            at={at}
            actions={
              <RemoveRow
                name={`question ${at + 1}`}
                onRemove={() => onChange(withoutRow(questions, at))}
              />
            }
          >
            <TextInput
              aria-label={name}
              placeholder="How long does the dough rest?"
              value={asked.question}
              error={problemOf(name) ?? overLength(asked.question, longest.question)}
              onChange={(event) => change({ question: event.currentTarget.value })}
            />
            <div className={classes.answers}>
              <TextInput
                aria-label={`${name}: right answer`}
                placeholder="Right answer"
                value={asked.right}
                error={overLength(asked.right, longest.answer)}
                onChange={(event) => change({ right: event.currentTarget.value })}
              />
              {wrongAnswers.map((wrong) => (
                <TextInput
                  key={wrong}
                  aria-label={`${name}: wrong answer ${wrong + 1}`}
                  placeholder="Wrong answer"
                  value={asked.wrong[wrong] ?? ''}
                  error={overLength(asked.wrong[wrong] ?? '', longest.answer)}
                  onChange={(event) =>
                    change({
                      wrong: wrongAnswers.map((index) =>
                        index === wrong ? event.currentTarget.value : (asked.wrong[index] ?? ''),
                      ),
                    })
                  }
                />
              ))}
            </div>
          </NumberedRow>
        );
      })}
    </RowsField>
  );
}
