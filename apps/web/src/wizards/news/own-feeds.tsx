import { Button, Collapse, Textarea } from '@mantine/core';
import { maxOwnFeeds } from '@reelwright/contract';
import { completeUrl, isValidUrl } from '@reelwright/forms';
import { newsWords } from '@reelwright/wizards/news';
import { IconChevronDown, IconChevronUp, IconRss } from '@tabler/icons-react';
import { useState } from 'react';
import { Icon } from '../../theme/icon.tsx';
import classes from './news.module.css';

/** They serve every bulletin that is made in this browser, and may carry private keys: no cookie sends them around. */
const place = 'news-feeds';

export function rememberedFeeds(): readonly string[] {
  try {
    return feedsIn(localStorage.getItem(place) ?? '').feeds;
  } catch {
    return [];
  }
}

interface OwnFeedsProps {
  readonly feeds: readonly string[];
  readonly onChange: (feeds: readonly string[]) => void;
}

/** Feeds that somebody reads themselves: their stories are offered too. */
export function OwnFeeds({ feeds, onChange }: OwnFeedsProps) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(feeds.join('\n'));
  const [problem, setProblem] = useState<string>();
  const use = () => {
    const { feeds: found, wrong } = feedsIn(typed);
    setProblem(wrong === undefined ? undefined : newsWords.notAFeed(wrong));
    if (wrong !== undefined) return;
    try {
      localStorage.setItem(place, found.join(' '));
    } catch {
      // They serve this bulletin alone.
    }
    onChange(found);
  };
  return (
    <div className={classes.newsletter}>
      <Button
        variant="subtle"
        color="gray"
        leftSection={<Icon shape={IconRss} sizePx={16} />}
        rightSection={<Icon shape={isOpen ? IconChevronUp : IconChevronDown} sizePx={16} />}
        aria-expanded={isOpen}
        onClick={() => setOpen((now) => !now)}
      >
        Use my own feeds
      </Button>
      <Collapse expanded={isOpen}>
        {isOpen && (
          <div className={classes.list}>
            <Textarea
              label="Addresses of your feeds"
              description={`RSS, Atom or JSON Feed, one a line, up to ${maxOwnFeeds}. They are remembered in this browser.`}
              placeholder="https://example.com/feed.xml"
              autosize
              minRows={2}
              error={problem}
              value={typed}
              onChange={(event) => {
                setProblem(undefined);
                setTyped(event.currentTarget.value);
              }}
            />
            <div>
              <Button variant="light" onClick={use}>
                Look into them
              </Button>
            </div>
          </div>
        )}
      </Collapse>
    </div>
  );
}

function feedsIn(text: string): { readonly feeds: readonly string[]; readonly wrong?: string } {
  const words = text.split(/\s+/).filter(Boolean);
  const wrong = words.find((word) => !isValidUrl(completeUrl(word)));
  const feeds = [...new Set(words.map(completeUrl))].filter(isValidUrl).slice(0, maxOwnFeeds);
  return wrong === undefined ? { feeds } : { feeds, wrong };
}
