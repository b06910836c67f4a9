import { Button, Skeleton } from '@mantine/core';
import { articleLines, readBody } from '@reelwright/article';
import { type FoundArticle, mediaAddress } from '@reelwright/contract';
import { formatCount } from '@reelwright/english';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Icon } from '../../theme/icon.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import { readPage } from '../article/read-article.ts';
import classes from './article-list-step.module.css';

interface ArticleCardProps {
  readonly article: FoundArticle;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** An article that was found; its text can be looked into before it is chosen. */
export function ArticleCard({ article, isChosen, onChoose }: ArticleCardProps) {
  const { url, title, description, source, date, image } = article;
  const [isOpen, setOpen] = useState(false);
  const [hasPicture, setHasPicture] = useState(image !== undefined);
  const id = useId();
  return (
    <div className={classes.card} data-chosen={isChosen || undefined}>
      <label className={classes.choice} htmlFor={id}>
        <input
          id={id}
          type="radio"
          name="article"
          className={classes.radio}
          checked={isChosen}
          onChange={onChoose}
        />
        <span className={classes.words}>
          <span className={classes.title}>{title}</span>
          <span className={classes.description}>{description}</span>
        </span>
        {image && hasPicture && (
          <img
            src={mediaAddress(image, location.origin)}
            alt=""
            loading="lazy"
            className={classes.picture}
            onError={() => setHasPicture(false)}
          />
        )}
      </label>
      <div className={classes.foot}>
        <span className={classes.from}>{[source, dateOf(date)].filter(Boolean).join(' · ')}</span>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Hide the text' : 'Read it first'}: ${title}`}
          rightSection={<Icon shape={isOpen ? IconChevronUp : IconChevronDown} sizePx={16} />}
          onClick={() => setOpen((now) => !now)}
        >
          {isOpen ? 'Hide the text' : 'Read it first'}
        </Button>
      </div>
      {isOpen && <ArticleText url={url} />}
    </div>
  );
}

function ArticleText({ url }: { readonly url: string }) {
  const article = useQuery({
    queryKey: ['article', url],
    queryFn: ({ signal }) => readPage(url, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (article.isPending) return <Skeleton height={96} />;
  if (article.isError) {
    return (
      <TryAgain
        title="This article couldn’t be opened"
        problem={article.error.message}
        onRetry={() => void article.refetch()}
      />
    );
  }
  const { body } = article.data;
  const blocks = readBody(body);
  return (
    <div className={classes.preview}>
      <p className={classes.from}>{formatCount(articleLines(body).flat().length, 'line')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled with the keys */}
      <section className={classes.text} aria-label="Text of the article" tabIndex={0}>
        {blocks.map(({ kind, spans }, at) => {
          const words = spans.map(({ text }) => text).join('');
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
          return kind === 'heading' ? <h4 key={at}>{words}</h4> : <p key={at}>{words}</p>;
        })}
      </section>
    </div>
  );
}

let format: Intl.DateTimeFormat | undefined;

/** 'Jan 2, 2026'; what is no date is not shown. */
function dateOf(date: string | undefined): string | undefined {
  const ms = date === undefined ? Number.NaN : Date.parse(date);
  if (Number.isNaN(ms)) return undefined;
  format ??= new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });
  return format.format(ms);
}
