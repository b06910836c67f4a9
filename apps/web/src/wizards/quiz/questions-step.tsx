import { Button } from '@mantine/core';
import { addItem, canAddItem, moveItem, type RepeatGroup, removeItem } from '@reelwright/forms';
import {
  blankQuestion,
  isFinishedQuestion,
  type QuizQuestion,
  questionFrom,
  questionLimits,
  quizProblem,
  tooManyQuestionsMessage,
  withQuestionsInOrder,
} from '@reelwright/wizards/quiz';
import { IconArrowBackUp, IconPlus, IconSparkles } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { callAttention } from '../../form/call-attention.ts';
import { Icon } from '../../theme/icon.tsx';
import { warnOnce } from '../../ui/dialogs/confirm.tsx';
import { newId } from '../../ui/new-id.ts';
import { toast } from '../../ui/toast.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import { ItemTabs } from '../../wizard/item-tabs/item-tabs.tsx';
import shared from '../../wizard/step-form.module.css';
import { useStepMoves, useWizard } from '../../wizard/wizard-model.ts';
import { QuestionForm, questionTextId } from './question-form.tsx';
import classes from './quiz.module.css';
import { askReadyQuestion, askReadyQuestions } from './quiz-calls.ts';
import { ReadyQuestions } from './ready-questions.tsx';

type Question = QuizQuestion & { readonly id: string };
type Group = RepeatGroup<Question>;

/** Spec: fewer than this are asked about once. */
const goodCount = 3;
/** So many are filled in at once: a quiz of about a minute. */
const filledAtOnce = 5;

/** The questions, one tab each, and ready-made ones to add. */
export function QuestionsStep() {
  const { data, change, show, tab } = useWizard();
  const keyword = data.keyword?.trim() ?? '';
  const questions = (data.info.questions ?? []).map((question, at) => ({
    ...question,
    id: question.id ?? `question-${at + 1}`,
  }));
  const [wanted, setWanted] = useState(0);
  const [isChecked, setChecked] = useState(false);
  const [isFilling, setFilling] = useState(false);
  const selected = Math.max(0, Math.min(wanted, questions.length - 1));
  const current = questions[selected];
  const group: Group = { items: questions, selected };
  const ready = useQuery({
    queryKey: ['quiz-questions', keyword],
    queryFn: () => askReadyQuestions(keyword),
    enabled: keyword !== '',
    retry: false,
  });
  useEffect(() => show(current?.id), [show, current?.id]);

  const take = (label: string, next: Group) => {
    change(label, (now) => ({ ...now, info: { ...now.info, questions: [...next.items] } }));
    setWanted(next.selected);
  };
  const add = (question: QuizQuestion) => {
    if (!canAddItem(questionLimits, questions.length)) return toast.error(tooManyQuestionsMessage);
    take('Add question', addItem(questionLimits, group, withId(question)));
  };
  const addReady = async (texts: readonly string[]) => {
    if (!canAddItem(questionLimits, questions.length)) return toast.error(tooManyQuestionsMessage);
    setFilling(true);
    try {
      const found = await Promise.all(texts.map((text) => askReadyQuestion(keyword, text)));
      const added = found.map((one) => withId(questionFrom(one, newId())));
      change('Add questions', (now) => {
        const before = (now.info.questions ?? []).filter(({ text }) => text?.trim());
        const all = [...before, ...added].slice(0, questionLimits.max);
        return { ...now, info: { ...now.info, questions: all } };
      });
      setWanted(questions.length);
    } catch (error) {
      toast.error(`We couldn’t add the questions. ${errorMessage(error)}`);
    } finally {
      setFilling(false);
    }
  };
  const remove = () => {
    take('Remove question', removeItem(questionLimits, group, selected));
    toast.info(`Removed question ${selected + 1}`, {
      undo: () => take('Bring question back', group),
    });
  };
  const reset = () => {
    take('Start over', { items: [], selected: 0 });
    setChecked(false);
    toast.info('All questions were removed.', { undo: () => take('Bring questions back', group) });
  };

  useStepMoves({
    next: async () => {
      const ordered = withQuestionsInOrder(tab.view.get().saving.data);
      change('Put the questions in order', () => ordered);
      const problem = quizProblem(ordered);
      if (problem !== undefined) {
        const at = (ordered.info.questions ?? []).findIndex((one) => !isFinishedQuestion(one));
        setChecked(true);
        toast.error(problem);
        if (at >= 0) {
          setWanted(at);
          callAttention(questionTextId);
        }
        return 'refused';
      }
      if (ordered.info.questions?.length !== 1) return 'done';
      const goesOn = await warnOnce('quiz-one-question', {
        title: 'Only one question?',
        message: `We recommend at least ${goodCount} questions for a quiz.`,
        confirmLabel: 'Next step',
        cancelLabel: 'Add more questions',
      });
      return goesOn ? 'done' : 'moved';
    },
  });
  const left = (ready.data ?? []).filter(
    (text) => !questions.some((question) => question.text === text),
  );
  return (
    <div className={shared.step}>
      {questions.length === 0 ? (
        <div className={classes.empty}>
          <p className={shared.quiet}>
            {ready.data?.length === 0
              ? `We don’t have questions about ${keyword} yet. Write your own.`
              : `Start with ready-made questions about ${keyword}, or write your own.`}
          </p>
          <div className={shared.actions}>
            {left.length > 0 && (
              <Button
                variant="light"
                loading={isFilling}
                leftSection={<Icon shape={IconSparkles} />}
                onClick={() => void addReady(left.slice(0, filledAtOnce))}
              >
                Fill in {Math.min(filledAtOnce, left.length)} questions for me
              </Button>
            )}
            <Button
              variant="default"
              leftSection={<Icon shape={IconPlus} />}
              onClick={() => add(blankQuestion(newId()))}
            >
              Write a question
            </Button>
          </div>
        </div>
      ) : (
        <ItemTabs
          label="Questions"
          isList
          items={questions.map((question, index) => ({
            id: question.id,
            title: questions.length < 5 ? `Question ${index + 1}` : String(index + 1),
            ...(question.text && { name: question.text }),
            isBroken: isChecked && !isFinishedQuestion(question),
          }))}
          selected={selected}
          onSelect={setWanted}
          onMove={(from, to) => take('Move question', moveItem(group, from, to))}
          add={{
            label: 'Add',
            isDisabled: false,
            onAdd: () => add(blankQuestion(newId())),
          }}
        >
          {current && (
            <QuestionForm
              key={current.id}
              question={current}
              number={selected + 1}
              keyword={keyword}
              isChecked={isChecked}
              canMove={{ back: selected > 0, on: selected < questions.length - 1 }}
              onMove={(by) => take('Move question', moveItem(group, selected, selected + by))}
              onRemove={remove}
              onChange={(update, key) =>
                change(
                  'Change question',
                  (now) => ({
                    ...now,
                    info: {
                      ...now.info,
                      questions: (now.info.questions ?? []).map((one, at) =>
                        at === selected ? update(one) : one,
                      ),
                    },
                  }),
                  key,
                )
              }
            />
          )}
        </ItemTabs>
      )}
      {ready.isError && (
        <TryAgain
          title="We couldn’t look for ready-made questions"
          problem={ready.error.message}
          hint="You can also write your own."
          onRetry={() => void ready.refetch()}
        />
      )}
      {keyword !== '' && !ready.isError && (
        <ReadyQuestions
          keyword={keyword}
          questions={ready.data}
          used={questions.map(({ text }) => text ?? '')}
          onAdd={(text) => void addReady([text])}
        />
      )}
      {questions.length > 0 && (
        <div>
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            leftSection={<Icon shape={IconArrowBackUp} sizePx={16} />}
            onClick={reset}
          >
            Reset questions
          </Button>
        </div>
      )}
    </div>
  );
}

function withId(question: QuizQuestion): Question {
  return { ...question, id: question.id ?? newId() };
}
