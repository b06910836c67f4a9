import { Button } from '@mantine/core';
import type { VideoStatus } from '@reelwright/contract';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { NewTab } from '../../ui/new-tab.tsx';
import { ProgressWithWords } from '../../ui/progress-with-words.tsx';

interface SiteUploadLineProps {
  readonly upload: VideoStatus['youtube'];
  readonly onRetry: () => void;
}

/** Where the video stands on YouTube, if it was sent there. */
export function SiteUploadLine({ upload, onRetry }: SiteUploadLineProps) {
  if (!upload) return null;
  switch (upload.state) {
    case 'waiting':
      return <ProgressWithWords words="Waiting to be uploaded to YouTube" />;
    case 'uploading':
      return <ProgressWithWords words="Uploading to YouTube" percent={upload.percent} />;
    case 'done':
      return (
        <InlineAlert tone="success">
          It’s on YouTube.{' '}
          {upload.url && (
            <a href={upload.url} target="_blank" rel="noopener">
              Watch it there
              <NewTab />
            </a>
          )}
          {upload.message && ` ${upload.message}`}
        </InlineAlert>
      );
    case 'failed':
      return (
        <InlineAlert
          tone="danger"
          title="We couldn’t upload it to YouTube"
          action={
            <Button size="xs" onClick={onRetry}>
              Try again
            </Button>
          }
        >
          {upload.message ?? 'Please try again in a little while.'} The video itself is ready,
          though.
        </InlineAlert>
      );
    default:
      return upload.state satisfies never;
  }
}
