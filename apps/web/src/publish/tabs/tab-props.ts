import type { VideoStatus } from '@reelwright/contract';
import type { ProjectData } from '@reelwright/movie';
import type { usePublishActions } from '../calls/use-publish-actions.ts';
import type { PublishTab } from '../open-publish.ts';

/** What every tab of the publish popup works with. */
export interface TabProps {
  readonly id: number;
  readonly title: string;
  readonly video: VideoStatus;
  /** The saved movie; undefined when it could not be read. */
  readonly movie: ProjectData | undefined;
  readonly actions: ReturnType<typeof usePublishActions>;
  readonly onTab: (tab: PublishTab) => void;
}
