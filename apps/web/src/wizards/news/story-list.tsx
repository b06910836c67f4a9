import { Button, Skeleton } from '@mantine/core';
import { mediaAddress, type NewsStory } from '@reelwright/contract';
import { newsWords } from '@reelwright/wizards/news';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Icon } from '../../theme/icon.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import shared from '../../wizard/step-form.module.css';
import classes from './news.module.css';
import { findStories } from './news-calls.ts';

interface StoryListProps {
  readonly keyword: string;
  /** Links of stories that are in the bulletin already. */
  readonly used: readonly string[];
  readonly isFull: boolean;
  readonly onPick: (story: NewsStory) => void;
}

const shownAtFirst = 6;

/** Stories about the keyword, to be picked from. */
export function StoryList({ keyword, used, isFull, onPick }: StoryListProps) {
  const [showsAll, setShowsAll] = useState(false);
  const search = useQuery({
    queryKey: ['news', keyword],
    queryFn: ({ signal }) => findStories(keyword, signal),
    enabled: keyword !== '',
    staleTime: 5 * 60_000,
    retry: false,
  });
  const stories = search.data ?? [];
  const shown = showsAll ? stories : stories.slice(0, shownAtFirst);
  return (
    <section className={classes.stories} aria-label="Stories to pick from">
      <h3 className={shared.subtitle}>Stories about {keyword}</h3>
      {search.isPending && (
        <div role="status" aria-label="Loading.." className={classes.list}>
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} height={72} radius="md" />
          ))}
        </div>
      )}
      {search.isError && (
        <TryAgain
          title="We couldn’t look for news"
          problem={search.error.message}
          hint="You can also write your own, or paste a link."
          onRetry={() => void search.refetch()}
        />
      )}
      {search.isSuccess && stories.length === 0 && (
        <p className={shared.quiet} role="status">
          {newsWords.noStories(keyword)}. Write your own above, or paste the link of a story.
        </p>
      )}
      <ul className={classes.list}>
        {shown.map((story) => (
          <li key={story.id} className={classes.story}>
            {story.image && <StoryImage url={story.image} />}
            <div className={classes.words}>
              <span className={classes.title}>{story.title}</span>
              <span className={classes.description}>{story.description}</span>
              <span className={classes.from}>
                {[story.source, dayOf(story.date)].filter(Boolean).join(' · ')}
              </span>
            </div>
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<Icon shape={IconPlus} sizePx={16} />}
              disabled={isFull || used.includes(story.link)}
              aria-label={`${used.includes(story.link) ? 'Added' : 'Add'} ${story.title}`}
              onClick={() => onPick(story)}
            >
              {used.includes(story.link) ? 'Added' : 'Add'}
            </Button>
          </li>
        ))}
      </ul>
      {!showsAll && stories.length > shown.length && (
        <Button variant="subtle" color="gray" onClick={() => setShowsAll(true)}>
          Show all {stories.length} stories
        </Button>
      )}
    </section>
  );
}

/** Pictures of others may be gone. */
function StoryImage({ url }: { readonly url: string }) {
  const [isThere, setThere] = useState(true);
  if (!isThere) return null;
  return (
    <img
      src={mediaAddress(url, location.origin)}
      alt=""
      loading="lazy"
      className={classes.picture}
      onError={() => setThere(false)}
    />
  );
}

/** 'Jan 2, 2026'; what is no date is not shown. */
function dayOf(date: string | undefined): string | undefined {
  const ms = date === undefined ? Number.NaN : Date.parse(date);
  if (Number.isNaN(ms)) return undefined;
  return new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(ms);
}
