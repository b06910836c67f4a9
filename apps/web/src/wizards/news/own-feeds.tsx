import { Button, Collapse, Loader, Textarea } from '@mantine/core';
import { maxOwnFeeds, type OwnFeed } from '@reelwright/contract';
import { formatCount } from '@reelwright/english';
import { completeUrl, isValidUrl } from '@reelwright/forms';
import { newsWords } from '@reelwright/wizards/news';
import { IconChevronDown, IconChevronUp, IconRss } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { Icon } from '../../theme/icon.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import shared from '../../wizard/step-form.module.css';
import classes from './news.module.css';
import { findFeeds, saveFeeds } from './news-calls.ts';

const feedsKey = ['news-feeds'];

/** Feeds that somebody reads themselves, kept with their account: their stories are offered too. */
export function OwnFeeds() {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const { data: feeds = [] } = useQuery({
    queryKey: feedsKey,
    queryFn: ({ signal }) => findFeeds(signal),
    staleTime: 60_000,
    retry: false,
  });
  const shown = typed ?? feeds.map(({ address }) => address).join('\n');
  const use = async () => {
    const found = feedsIn(shown);
    setProblem(found.problem);
    if (found.problem !== undefined) return;
    setSaving(true);
    try {
      client.setQueryData(feedsKey, await saveFeeds(found.feeds));
      setTyped(undefined);
      await client.resetQueries({ queryKey: ['news'] });
    } catch (error) {
      setProblem(errorMessage(error));
    } finally {
      setSaving(false);
    }
  };
  return (
    <section className={classes.newsletter} aria-label="Own feeds">
      <Button
        variant="subtle"
        color="gray"
        leftSection={<Icon shape={IconRss} sizePx={16} />}
        rightSection={<Icon shape={isOpen ? IconChevronUp : IconChevronDown} sizePx={16} />}
        aria-expanded={isOpen}
        onClick={() => setOpen((now) => !now)}
      >
        {feeds.length === 0 ? 'Use my own feeds' : `My own feeds (${feeds.length})`}
      </Button>
      <BrokenFeeds feeds={feeds} />
      <Collapse expanded={isOpen}>
        {isOpen && (
          <div className={classes.list}>
            <Textarea
              label="Addresses of your feeds"
              description={`RSS, Atom or JSON Feed, one per line, up to ${maxOwnFeeds}. They’re kept for your next news video, too.`}
              placeholder="https://example.com/feed.xml"
              autosize
              minRows={2}
              error={problem}
              value={shown}
              onChange={(event) => {
                setProblem(undefined);
                setTyped(event.currentTarget.value);
              }}
            />
            <div className={classes.look}>
              <Button variant="light" disabled={isSaving} onClick={() => void use()}>
                Check them
              </Button>
              <span role="status" className={shared.quiet}>
                {isSaving ? (
                  <>
                    <Loader size="xs" /> Reading your feeds
                  </>
                ) : (
                  readFeeds(feeds)
                )}
              </span>
            </div>
          </div>
        )}
      </Collapse>
    </section>
  );
}

/** "The Coastal Herald: 3 stories" */
function readFeeds(feeds: readonly OwnFeed[]): string {
  return feeds
    .filter(({ problem }) => problem === undefined)
    .map(({ title, stories }) => `${title}: ${formatCount(stories, 'story')}`)
    .join(' · ');
}

function BrokenFeeds({ feeds }: { readonly feeds: readonly OwnFeed[] }) {
  const broken = feeds.filter(({ problem }) => problem !== undefined);
  if (broken.length === 0) return null;
  return (
    <InlineAlert tone="warning" title={newsWords.brokenFeeds(broken.length)}>
      <ul className={classes.broken}>
        {broken.map(({ address, problem }) => (
          <li key={address}>
            <strong>{address}</strong>: {problem}
          </li>
        ))}
      </ul>
    </InlineAlert>
  );
}

function feedsIn(text: string): { readonly feeds: readonly string[]; readonly problem?: string } {
  const words = text.split(/\s+/).filter(Boolean);
  const wrong = words.find((word) => !isValidUrl(completeUrl(word)));
  const feeds = [...new Set(words.map(completeUrl))];
  if (wrong !== undefined) return { feeds, problem: newsWords.notAFeed(wrong) };
  return feeds.length > maxOwnFeeds
    ? { feeds, problem: newsWords.tooManyFeeds(maxOwnFeeds) }
    : { feeds };
}
