import { Button, Skeleton, TextInput, VisuallyHidden } from '@mantine/core';
import { articleWords } from '@reelwright/wizards/article';
import { IconClipboardText, IconLink, IconSearch } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { callAttention } from '../../form/call-attention.ts';
import { Icon } from '../../theme/icon.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { useStepMoves, useWizard } from '../../wizard/wizard-model.ts';
import { linkOf, withPasting } from '../article/article-answers.ts';
import { FetchProblemNote } from '../article/fetch-problem-note.tsx';
import { findArticles } from '../article/read-article.ts';
import { ArticleCard } from './article-card.tsx';
import classes from './article-list-step.module.css';

const ownLinkId = 'own-article-link';

/** Articles about the keyword, of which one becomes the film; or one from elsewhere. */
export function ArticleListStep() {
  const { data, change, next, goTo, show } = useWizard();
  const keyword = data.keyword?.trim() ?? '';
  const { link = '', url = '' } = data.info;
  const chosen = link || url;
  const [problem, setProblem] = useState<string>();
  useEffect(() => show('title'), [show]);
  const search = useInfiniteQuery({
    queryKey: ['articles', keyword],
    queryFn: ({ pageParam, signal }) => findArticles(keyword, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.more ? pages.length : undefined),
    enabled: keyword !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const pages = search.data?.pages ?? [];
  const found = [
    ...new Map(pages.flatMap(({ articles }) => articles).map((one) => [one.url, one])).values(),
  ];
  const isFound = found.some(({ url }) => url === link);

  const choose = (url: string, mergeKey?: string) => {
    setProblem(undefined);
    change(
      'Choose an article',
      (now) => ({ ...now, info: { ...now.info, type: 'search', link: url } }),
      mergeKey,
    );
  };
  const paste = async () => {
    change('Paste the article', withPasting);
    await next();
  };
  useStepMoves({
    next: () => {
      const wrong = link.trim() !== '' && linkOf(data.info) === undefined;
      setProblem(wrong ? 'Article URL is not a valid URL' : undefined);
      if (wrong) callAttention(ownLinkId);
      return wrong ? 'refused' : 'done';
    },
  });

  const ownLink = (
    <div data-field>
      <TextInput
        id={ownLinkId}
        label="Or paste your own article URL"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={2000}
        placeholder="https://example.com/a-good-article"
        leftSection={<Icon shape={IconLink} />}
        error={problem}
        value={isFound ? '' : link}
        onChange={(event) => choose(event.currentTarget.value, 'article link')}
      />
    </div>
  );
  const otherWays = (
    <div className={classes.ways}>
      <Button
        component={Link}
        to={`/article-video?keyword=${encodeURIComponent(keyword)}`}
        variant="subtle"
        color="gray"
        leftSection={<Icon shape={IconLink} sizePx={16} />}
      >
        I have a link to an Article
      </Button>
      <Button
        variant="subtle"
        color="gray"
        leftSection={<Icon shape={IconClipboardText} sizePx={16} />}
        onClick={() => void paste()}
      >
        paste manually
      </Button>
    </div>
  );

  if (search.isError && found.length === 0) {
    return (
      <div className={classes.step}>
        <ErrorState
          title="We couldn’t look for articles"
          advice="Please check your connection, then try again. You can also bring your own article."
          safe="Nothing you wrote was lost."
          details={search.error.message}
          onRetry={() => void search.refetch()}
          isRetrying={search.isFetching}
        />
        {ownLink}
        {otherWays}
      </div>
    );
  }
  if (search.isPending) return <ListSkeleton />;
  if (found.length === 0) {
    return (
      <div className={classes.step}>
        <EmptyState
          title={articleWords.noneFound(keyword)}
          action={
            <Button leftSection={<Icon shape={IconSearch} />} onClick={() => goTo(0)}>
              Try another keyword
            </Button>
          }
        >
          Broader words find more. You can also paste the address of an article below.
        </EmptyState>
        {ownLink}
        <FetchProblemNote link={linkOf(data.info)} onPaste={() => void paste()} />
        {otherWays}
      </div>
    );
  }
  return (
    <div className={classes.step}>
      <fieldset className={classes.list}>
        <VisuallyHidden component="legend">Articles about {keyword}</VisuallyHidden>
        {found.map((article) => (
          <ArticleCard
            key={article.url}
            article={article}
            isChosen={article.url === chosen}
            onChoose={() => choose(article.url)}
          />
        ))}
        {search.isFetchingNextPage && <CardSkeletons count={2} />}
      </fieldset>
      {search.hasNextPage ? (
        <Button
          variant="default"
          className={classes.more ?? ''}
          leftSection={<Icon shape={IconSearch} sizePx={16} />}
          loading={search.isFetchingNextPage}
          onClick={() => void search.fetchNextPage()}
        >
          Find more articles
        </Button>
      ) : (
        <p className={classes.all} role="status">
          That is all we found about {keyword}.
        </p>
      )}
      <FetchProblemNote link={linkOf(data.info)} onPaste={() => void paste()} />
      {ownLink}
      {otherWays}
    </div>
  );
}

function ListSkeleton() {
  return (
    <div className={classes.list} role="status" aria-label="Loading..">
      <CardSkeletons count={4} />
    </div>
  );
}

function CardSkeletons({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, card) => card).map((card) => (
    <div key={card} className={classes.card} data-empty>
      <div className={classes.words}>
        <Skeleton height={18} width="60%" />
        <Skeleton height={12} mt={8} />
        <Skeleton height={12} mt={8} width="80%" />
        <Skeleton height={12} mt={12} width="30%" />
      </div>
      <Skeleton className={classes.picture ?? ''} />
    </div>
  ));
}
