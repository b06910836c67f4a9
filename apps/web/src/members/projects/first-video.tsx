import { PageHeader } from '../../ui/page-header.tsx';
import { StartHere } from '../create/start-here.tsx';

/** For somebody whose list is empty: what a video looks like, and two ways to begin. */
export function FirstVideo() {
  return (
    <>
      <PageHeader
        title="Make your first video"
        description="Everything you make is kept here: drafts, videos on their way, and finished ones."
      />
      <StartHere isNew />
    </>
  );
}
