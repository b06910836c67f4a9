import { useMediaQuery } from '@mantine/hooks';
import { canHavePoster } from '@reelwright/movie';
import {
  IconBrandYoutube,
  IconCode,
  IconDownload,
  IconLink,
  IconProgress,
  IconRocket,
} from '@tabler/icons-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { hasPaidAccess } from '../account/plan.ts';
import { useUser } from '../account/use-user.ts';
import { useMovie } from '../members/projects/calls/use-movie.ts';
import { proposedTitle } from '../project/proposed-title.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { Popup } from '../ui/popup.tsx';
import { ListSkeleton } from '../ui/skeletons.tsx';
import { TabSet } from '../ui/tab-set.tsx';
import { usePublishActions } from './calls/use-publish-actions.ts';
import { useVideo } from './calls/use-video.ts';
import { isMoving } from './is-moving.ts';
import { type OpenPublish, type PublishTab, publishPopup } from './open-publish.ts';
import { PosterChoice } from './poster-choice.tsx';
import classes from './publish-popup.module.css';
import { DownloadTab } from './tabs/download-tab.tsx';
import { EmbedTab } from './tabs/embed-tab.tsx';
import { LeadsTab } from './tabs/leads-tab.tsx';
import { StatusTab } from './tabs/status-tab.tsx';
import type { TabProps } from './tabs/tab-props.ts';
import { YoutubeTab } from './tabs/youtube-tab.tsx';
import { VideoPreview } from './video-preview.tsx';

interface PublishPopupProps {
  readonly open: OpenPublish;
}

/** Everything about getting a project out: how far its video is, and every way to publish it. */
export function PublishPopup({ open }: PublishPopupProps) {
  const video = useVideo(open.id);
  const movie = useMovie(open.id);
  const title = proposedTitle(open.title, movie.data);
  const actions = usePublishActions({ ...open, title }, movie.data);
  const content = { id: open.id, title, actions };
  return (
    <Popup onClose={() => publishPopup.set(undefined)} sizePx={1240} title={`Publish “${title}”`}>
      <div className={classes.popup}>
        {video.isPending || movie.isPending ? (
          <ListSkeleton rows={5} />
        ) : video.isError ? (
          <ErrorState
            title="We couldn’t check on your video"
            advice="Please check your connection, then try again."
            safe="Your project is saved."
            details={video.error.message}
            onRetry={() => void video.refetch()}
            isRetrying={video.isFetching}
          />
        ) : (
          <Content {...content} video={video.data} movie={movie.data} wanted={open.tab}>
            {movie.data && canHavePoster(movie.data) && (
              <PosterChoice open={open} movie={movie.data} onChanged={() => movie.refetch()} />
            )}
          </Content>
        )}
      </div>
    </Popup>
  );
}

interface ContentProps extends Omit<TabProps, 'onTab'> {
  readonly wanted: OpenPublish['tab'];
  /** Below the preview. */
  readonly children: ReactNode;
}

function Content({ wanted, children, ...content }: ContentProps) {
  const hasPaidPlan = hasPaidAccess(useUser());
  const isNarrow = useMediaQuery('(width <= 1000px)') ?? false;
  const { video, movie, title } = content;
  // The way that was chosen, unless the video is on its way already.
  const [tab, setTab] = useState<PublishTab>(isMoving(video) ? 'status' : wanted);
  const props: TabProps = { ...content, onTab: setTab };
  const ways = useRef<HTMLDivElement>(null);
  useFirstField(ways);
  const tabs = [
    {
      id: 'leads',
      label: 'Generate leads',
      short: 'Leads',
      icon: IconRocket,
      panel: (
        <LeadsTab
          projectId={content.id}
          onLater={hasPaidPlan ? undefined : () => setTab('download')}
        />
      ),
    },
    {
      id: 'status',
      ...statusTabName(video),
      panel: <StatusTab {...props} />,
    },
    {
      id: 'youtube',
      label: 'Publish on YouTube',
      short: 'YouTube',
      icon: IconBrandYoutube,
      panel: <YoutubeTab {...props} />,
    },
    {
      id: 'embed',
      label: 'Embed code',
      short: 'Embed',
      icon: IconCode,
      panel: <EmbedTab {...props} />,
    },
    {
      id: 'download',
      label: 'Download as MP4',
      short: 'Download',
      icon: IconDownload,
      panel: <DownloadTab {...props} />,
    },
  ];
  return (
    <div className={classes.content}>
      <div ref={ways} className={classes.tabs}>
        <TabSet
          label="Ways to publish"
          side={isNarrow ? 'top' : 'left'}
          value={tab}
          onChange={(id) => setTab(id as PublishTab)}
          tabs={isNarrow ? tabs : tabs.map(({ short: _, ...tab }) => tab)}
          stretch={isNarrow}
        />
      </div>
      <div className={classes.preview}>
        <VideoPreview title={title} video={video} movie={movie} />
        {children}
      </div>
    </div>
  );
}

/** Named by what it shows now. Spec: 'Processing video' while it is made. */
function statusTabName({ status }: TabProps['video']) {
  switch (status) {
    case null:
      return { label: 'Share a link', short: 'Link', icon: IconLink };
    case 'pass':
      return { label: 'Your video', short: 'Video', icon: IconLink };
    default:
      return { label: 'Processing video', short: 'Processing', icon: IconProgress };
  }
}

/** What is asked has the focus as soon as it is there; else the way that is open. No keyboard rises over a phone for it. */
function useFirstField(ways: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const field = matchMedia('(hover: hover)').matches
      ? '[role="tabpanel"] input[type="email"]'
      : '';
    const tab = '[role="tab"][aria-selected="true"]';
    const first = field ? ways.current?.querySelector<HTMLElement>(field) : undefined;
    (first ?? ways.current?.querySelector<HTMLElement>(tab))?.focus({ preventScroll: true });
  }, [ways]);
}
