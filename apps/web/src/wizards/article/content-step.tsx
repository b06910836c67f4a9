import { Button, Checkbox, TextInput } from '@mantine/core';
import { articleLimits, plainText } from '@reelwright/article';
import { formatCount } from '@reelwright/english';
import type { ProjectData, WizardInfo } from '@reelwright/movie';
import {
  articleWords,
  filmLength,
  isEdited,
  isSpoken,
  parasOf,
  undoEdits,
} from '@reelwright/wizards/article';
import { IconCopyright, IconSparkles } from '@tabler/icons-react';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useUser } from '../../account/use-user.ts';
import { callAttention } from '../../form/call-attention.ts';
import { LanguageChoice } from '../../language/language-choice.tsx';
import { formatClock } from '../../player/format-clock.ts';
import { Icon } from '../../theme/icon.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { useStepMoves, useWizard } from '../../wizard/wizard-model.ts';
import { withBody } from './article-answers.ts';
import { ArticleBody } from './article-body.tsx';
import classes from './content-step.module.css';
import { shortenBody } from './shorten-body.ts';

const titleId = 'article-title';
const bodyId = 'article-body';

/** Title and text of the article, before it is cut into lines. */
export function ContentStep() {
  const { data, change, show, next, tab } = useWizard();
  const { title = '', body = '', preserve = false, source } = data.info;
  const edited = isEdited(data);
  const [isChecked, setChecked] = useState(false);
  const most = useMostLines();
  const lines = useLines(data);
  useEffect(() => show('title'), [show]);
  const missing = {
    title: title.trim() === '' ? 'Title is required' : undefined,
    body: plainText(body).trim() === '' ? articleWords.noBody : undefined,
  };

  useStepMoves({
    next: () => {
      const { info } = tab.view.get().saving.data;
      const isTitled = info.title?.trim();
      setChecked(true);
      if (isTitled && plainText(info.body ?? '').trim() !== '') return 'done';
      callAttention(isTitled ? bodyId : titleId);
      return 'refused';
    },
  });

  const write = (html: string) =>
    change('Change the article', (now) => withBody(now, html), 'article body');
  const shorten = (max: number) =>
    change('Keep the most important lines', (now) =>
      withBody(
        now,
        shortenBody(now.info.body ?? '', {
          title: now.info.title ?? '',
          max,
          language: now.info.source?.language,
        }),
      ),
    );
  return (
    <div className={classes.step}>
      {source?.isCut && <InlineAlert tone="warning">{articleWords.isCut}</InlineAlert>}
      <div data-field>
        <TextInput
          id={titleId}
          label="Title"
          withAsterisk
          aria-required
          maxLength={300}
          placeholder="What your video is called"
          value={title}
          error={isChecked ? missing.title : undefined}
          onChange={(event) => {
            const words = event.currentTarget.value;
            change(
              'Change title',
              (now) => ({ ...now, info: { ...now.info, title: words } }),
              'article title',
            );
          }}
        />
      </div>
      <div className={classes.text} data-covered={edited || undefined}>
        <div inert={edited}>
          <ArticleBody
            id={bodyId}
            label="Article"
            placeholder="Paste or write your article here. Each sentence becomes a line of your video."
            body={body}
            problem={isChecked ? missing.body : undefined}
            onChange={write}
          >
            <LineCount
              count={lines.count}
              seconds={lines.seconds}
              isSpoken={isSpoken(data)}
              most={most}
              onShorten={shorten}
            />
          </ArticleBody>
        </div>
        {edited && (
          <EditedCover
            onUndo={() => change('Undo previous edits', undoEdits)}
            onShow={() => void next()}
          />
        )}
      </div>
      <Checkbox
        label="Preserve article formatting"
        description="Every sentence stays on its own. Otherwise, up to three that belong together make a paragraph."
        checked={preserve}
        disabled={edited}
        onChange={({ currentTarget: { checked } }) =>
          change('Preserve formatting', (now) => ({
            ...now,
            info: { ...now.info, preserve: checked },
          }))
        }
      />
      <LanguageChoice />
      {source?.url && <CopyrightNote source={source} />}
    </div>
  );
}

/** How many lines the plan allows; null is any number. Nobody known is a guest. */
function useMostLines(): number | null {
  const limits = useUser()?.access.limits;
  return limits ? limits.maxArticleLines : articleLimits.freeLines;
}

/** Counted beside the typing: a long article takes longer than a letter may. */
function useLines(data: ProjectData) {
  const settled = useDeferredValue(data);
  return useMemo(() => {
    const made = undoEdits(settled);
    return { count: parasOf(made).flat().length, seconds: filmLength(made) };
  }, [settled]);
}

interface LineCountProps {
  readonly count: number;
  readonly seconds: number;
  readonly isSpoken: boolean;
  readonly most: number | null;
  readonly onShorten: (max: number) => void;
}

function LineCount({ count, seconds, isSpoken: hasVoice, most, onShorten }: LineCountProps) {
  const isOver = most !== null && count > most;
  return (
    <div className={classes.foot} data-over={isOver || undefined}>
      <p className={classes.count} role="status">
        <strong>{most === null ? formatCount(count, 'line') : `${count} of ${most} lines`}</strong>
        {count > 0 && seconds > 0 && (
          <span>
            {' '}
            · about {formatClock(seconds)} as a video{' '}
            {hasVoice ? 'with a voice' : 'without a voice'}
          </span>
        )}
      </p>
      {isOver && (
        <Button
          variant="light"
          size="compact-sm"
          leftSection={<Icon shape={IconSparkles} sizePx={16} />}
          onClick={() => onShorten(most)}
        >
          Keep the {most} most important
        </Button>
      )}
    </div>
  );
}

interface EditedCoverProps {
  readonly onUndo: () => void;
  readonly onShow: () => void;
}

/** Spec: the text was already edited in the next step. */
function EditedCover({ onUndo, onShow }: EditedCoverProps) {
  return (
    <div className={classes.cover} role="status">
      <strong>{articleWords.edited}</strong>
      <p className={classes.coverWords}>
        Changing the original article here starts over: your lines are made from it again.
      </p>
      <div className={classes.coverButtons}>
        <Button onClick={onShow}>{articleWords.showEdited}</Button>
        <Button variant="default" className={classes.coverButton ?? ''} onClick={onUndo}>
          {articleWords.undoEdits}
        </Button>
      </div>
    </div>
  );
}

/** An article belongs to whoever wrote it. */
function CopyrightNote({ source }: { readonly source: NonNullable<WizardInfo['source']> }) {
  const { url = '', site, author } = source;
  const name = site || hostOf(url);
  return (
    <p className={classes.rights}>
      <Icon shape={IconCopyright} sizePx={16} />
      <span>
        This article is by {author ? `${author}, ` : ''}
        <a href={url} target="_blank" rel="noreferrer">
          {name}
        </a>
        . Check that you may use it, or put it into your own words. Your video names the source.
      </span>
    </p>
  );
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : 'its author';
}
