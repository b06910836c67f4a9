import { Button } from '@mantine/core';
import { embedCode, type WatchData } from '@reelwright/contract';
import { type FormatId, formatOf, videoFormats } from '@reelwright/movie';
import { guessLanguage } from '@reelwright/movie/language';
import { IconCode, IconFileText, IconLink, IconShare } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { formatClock } from '../player/format-clock.ts';
import type { PlayPlace } from '../player/video-player.tsx';
import { CopyField } from '../publish/copy-field.tsx';
import { copyText } from '../publish/copy-text.ts';
import { SitePage } from '../site/site-page.tsx';
import { Icon } from '../theme/icon.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { fittingFormat, inFormat } from './fitting-format.ts';
import { Transcript } from './transcript.tsx';
import { VideoScreen } from './video-screen.tsx';
import classes from './watch-page.module.css';

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

/** /videos/{id}-{title}.html: a published video, and the ways to pass it on. */
export function WatchPage({ video }: { readonly video: WatchData }) {
  const { title, description, pageUrl, captionsUrl, seconds, publishedAt } = video;
  const [format, setFormat] = useState(() =>
    fittingFormat(video, { width: innerWidth, height: innerHeight }),
  );
  const shown = inFormat(video, format);
  const place = useRef<PlayPlace>({ seconds: 0, isPlaying: false });
  const language = guessLanguage(`${title} ${description}`);
  const [showsCode, setShowsCode] = useState(false);
  const [showsTranscript, setShowsTranscript] = useState(false);
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
        <div className={classes.screen} style={{ '--ratio': shown.width / shown.height }}>
          <VideoScreen key={format ?? 'own'} video={shown} place={place} />
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
          {video.formats.length > 0 && (
            <FormatChoice video={video} value={format} onChange={setFormat} />
          )}
          <Button
            variant="default"
            leftSection={<Icon shape={IconFileText} />}
            aria-expanded={showsTranscript}
            onClick={() => setShowsTranscript(!showsTranscript)}
          >
            Transcript
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
        {showsTranscript && <Transcript captionsUrl={captionsUrl} />}
        {description && (
          <p className={classes.description} lang={language} dir="auto">
            {description}
          </p>
        )}
      </div>
    </SitePage>
  );
}

interface FormatChoiceProps {
  readonly video: WatchData;
  /** Undefined: the film's own. */
  readonly value: FormatId | undefined;
  readonly onChange: (format: FormatId | undefined) => void;
}

/** The same video, wide or upright, as it was published. */
function FormatChoice({ video, value, onChange }: FormatChoiceProps) {
  const own = formatOf(video);
  const ids = video.formats.map(({ format }) => format);
  return (
    <Segmented<FormatId | 'own'>
      label="Format"
      value={value ?? 'own'}
      onChange={(id) => onChange(id === 'own' ? undefined : id)}
      segments={[
        { value: 'own', label: own ? videoFormats[own].label : 'Original' },
        ...ids.map((id) => ({ value: id, label: videoFormats[id].label })),
      ]}
    />
  );
}
