import { Button } from '@mantine/core';
import { letterLines, letterParts, partsOfLetter } from '@reelwright/wizards/vsl';
import { IconCircleCheckFilled, IconCircleDashed, IconPlus } from '@tabler/icons-react';
import { useDeferredValue, useMemo } from 'react';
import { Icon } from '../../theme/icon.tsx';
import classes from './vsl.module.css';

interface LetterGuideProps {
  readonly body: string;
  /** A sentence to fill in, for a part that is missing. */
  readonly onAdd: (partId: string, pattern: string) => void;
}

/** What a letter that sells is made of, and which of it this one has. */
export function LetterGuide({ body, onAdd }: LetterGuideProps) {
  const settled = useDeferredValue(body);
  const has = useMemo(() => partsOfLetter(letterLines(settled).map(({ text }) => text)), [settled]);
  return (
    <section className={classes.guide} aria-label="What sells">
      <h3 className={classes.guideTitle}>
        What a letter needs
        <span className={classes.guideCount}>
          {has.size} of {letterParts.length}
        </span>
      </h3>
      <ol className={classes.parts}>
        {letterParts.map(({ id, title, hint, patterns }) => {
          const isThere = has.has(id);
          return (
            <li key={id} className={classes.part} data-there={isThere || undefined}>
              <span className={classes.partMark}>
                <Icon shape={isThere ? IconCircleCheckFilled : IconCircleDashed} sizePx={20} />
              </span>
              <div>
                <p className={classes.partTitle}>
                  {title}
                  <span className={classes.hidden}>{isThere ? ': there' : ': missing'}</span>
                </p>
                {!isThere && (
                  <>
                    <p className={classes.partHint}>{hint}</p>
                    {patterns.map((pattern) => (
                      <Button
                        key={pattern}
                        variant="default"
                        size="compact-sm"
                        className={classes.pattern ?? ''}
                        aria-label={`Add: ${pattern}`}
                        leftSection={<Icon shape={IconPlus} sizePx={16} />}
                        onClick={() => onAdd(id, pattern)}
                      >
                        {pattern}
                      </Button>
                    ))}
                  </>
                )}
              </div>
            </li>
          );
        })}
      </ol>
      <p className={classes.partHint}>
        Fill in what’s in [brackets] yourself. Only say what you can show to be true.
      </p>
    </section>
  );
}
