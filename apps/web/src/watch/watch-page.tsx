import { Button } from '@mantine/core';
import type { WatchData } from '@reelwright/contract';
import { embedCode } from '@reelwright/contract';
import { guessLanguage } from '@reelwright/movie/language';
import { IconCode, IconLink, IconShare } from '@tabler/icons-react';
import { useState } from 'react';
import { formatClock } from '../player/format-clock.ts';
import { CopyField } from '../publish/copy-field.tsx';
import { copyText } from '../publish/copy-text.ts';
import { SitePage } from '../site/site-page.tsx';
import { Icon } from '../theme/icon.tsx';
import { VideoScreen } from './video-screen.tsx';
import classes from './watch-page.module.css';

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

/** /videos/{id}-{title}.html: a published video, and the ways to pass it on. */
export function WatchPage({ video }: { readonly video: WatchData }) {
  const { title, description, pageUrl, seconds, publishedAt, width, height } = video;
  const language = guessLanguage(`${title} ${description}`);
  const [showsCode, setShowsCode] = useState(false);
  const facts = [
    dateFormat.format(new Date(publishedAt)),
    seconds === null ? '' : formatClock(seconds),
  ].filter(Boolean);
  const share = async () => {
    // Closing the list of apps is no failure.
    await navigator.share({ title, url: pageUrl }).catch(() => undefined);
  };
  return (
    <SitePage>
      <div className={classes.ground}>
        <div className={classes.screen} style={{ '--ratio': width / height }}>
          <VideoScreen video={video} />
        </div>
      </div>
      <div className={classes.words}>
        <h1 className={classes.title} lang={language} dir="auto">
          {title}
        </h1>
        <p className={classes.facts}>{facts.join(' · ')}</p>
        <div className={classes.actions}>
          <Button leftSection={<Icon shape={IconLink} />} onClick={() => void copyText(pageUrl)}>
            Copy link
          </Button>
          <Button
            variant="default"
            leftSection={<Icon shape={IconCode} />}
            aria-expanded={showsCode}
            onClick={() => setShowsCode(!showsCode)}
          >
            Embed
          </Button>
          {typeof navigator.share === 'function' && (
            <Button
              variant="default"
              leftSection={<Icon shape={IconShare} />}
              onClick={() => void share()}
            >
              Share
            </Button>
          )}
        </div>
        {showsCode && (
          <CopyField
            label="HTML for your page"
            text={embedCode(video.embedUrl, title)}
            copyLabel="Copy code"
          />
        )}
        {description && (
          <p className={classes.description} lang={language} dir="auto">
            {description}
          </p>
        )}
      </div>
    </SitePage>
  );
}
