import type { VideoStatus } from '@reelwright/contract';

interface Follower {
  readonly onStatus: (status: VideoStatus) => void;
  /** Whether news come by themselves just now. Browsers try again on their own when they stop. */
  readonly onLive: (isLive: boolean) => void;
}

/** Listens to how far a video is. Returns how to stop. */
export function followVideo(id: number, { onStatus, onLive }: Follower): () => void {
  const source = new EventSource(`/api/members/video-progress?proj_id=${id}`);
  source.onopen = () => onLive(true);
  source.onerror = () => onLive(false);
  source.onmessage = ({ data }) => {
    try {
      onStatus(JSON.parse(data) as VideoStatus);
    } catch {
      onLive(false);
    }
  };
  return () => {
    source.close();
    onLive(false);
  };
}
