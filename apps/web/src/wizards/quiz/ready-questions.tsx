import { Button, Skeleton } from '@mantine/core';
import { IconBrandGoogle, IconPlus } from '@tabler/icons-react';
import { Icon } from '../../theme/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import shared from '../../wizard/step-form.module.css';
import classes from './quiz.module.css';

interface ReadyQuestionsProps {
  readonly keyword: string;
  /** Undefined while they are asked for. */
  readonly questions: readonly string[] | undefined;
  readonly used: readonly string[];
  readonly onAdd: (question: string) => void;
}

/** Questions that are ready: one click adds them with their answers. */
export function ReadyQuestions({ keyword, questions, used, onAdd }: ReadyQuestionsProps) {
  const taken = new Set(used.map((text) => text.trim().toLowerCase()));
  const left = questions?.filter((text) => !taken.has(text.trim().toLowerCase()));
  const isUnknown = questions?.length === 0;
  // An empty quiz says so itself.
  if (left?.length === 0 && !(isUnknown && taken.size > 0)) return null;
  return (
    <section className={classes.ready} aria-labelledby="ready-questions">
      <h3 id="ready-questions" className={shared.subtitle}>
        Ready-made questions
      </h3>
      {!left && <Skeleton height={32} />}
      {isUnknown && (
        <p className={shared.quiet}>
          We don’t have questions about {keyword} yet. Write your own above.
        </p>
      )}
      <ul className={classes.list}>
        {(left ?? []).map((question) => (
          <li key={question} className={classes.row}>
            <Button
              variant="default"
              size="compact-md"
              fullWidth
              justify="start"
              leftSection={<Icon shape={IconPlus} sizePx={16} />}
              onClick={() => onAdd(question)}
            >
              {question}
            </Button>
            <IconButton
              label={`Search “${question}” on Google`}
              hint="Google it"
              icon={IconBrandGoogle}
              onClick={() =>
                window.open(
                  `https://www.google.com/search?q=${encodeURIComponent(`${question} ${keyword}`)}`,
                  '_blank',
                  'noreferrer',
                )
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
