import { Button } from '@mantine/core';
import { IconCamera, IconPlayerRecordFilled, IconPlayerStopFilled } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { formatClock } from '../../player/format-clock.ts';
import { Icon } from '../../theme/icon.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import classes from './recorders.module.css';
import { useRecorder } from './use-recorder.ts';

interface CameraRecorderProps {
  readonly photos: boolean;
  readonly clips: boolean;
  readonly onFile: (file: File) => void;
}

/** What the camera sees, to take a photo of it or to film it. */
export function CameraRecorder({ photos, clips, onFile }: CameraRecorderProps) {
  const { stream, problem, isRecording, seconds, start, stop } = useRecorder('camera');
  const video = useRef<HTMLVideoElement>(null);
  /** A camera takes a moment to see anything: a photo before that would be an empty file. */
  const [isSeeing, setSeeing] = useState(false);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream ?? null;
  }, [stream]);
  const takePhoto = async () => {
    if (video.current) onFile(await photoOf(video.current));
  };
  if (problem) return <InlineAlert tone="warning">The camera: {problem}</InlineAlert>;
  return (
    <div className={classes.recorder}>
      <video
        ref={video}
        className={classes.camera}
        autoPlay
        muted
        playsInline
        onLoadedData={() => setSeeing(true)}
      />
      <div className={classes.buttons}>
        {photos && !isRecording && (
          <Button
            disabled={!isSeeing}
            variant={clips ? 'default' : 'filled'}
            leftSection={<Icon shape={IconCamera} />}
            onClick={() => void takePhoto()}
          >
            Take a photo
          </Button>
        )}
        {clips && !isRecording && (
          <Button
            disabled={!stream}
            leftSection={<Icon shape={IconPlayerRecordFilled} />}
            onClick={start}
          >
            Record a video
          </Button>
        )}
        {isRecording && (
          <Button
            color="danger"
            leftSection={<Icon shape={IconPlayerStopFilled} />}
            onClick={() => void stop().then(onFile)}
          >
            Stop and use ({formatClock(seconds)})
          </Button>
        )}
      </div>
    </div>
  );
}

async function photoOf(video: HTMLVideoElement): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, 'image/jpeg', 0.95);
  return new File([(await promise) ?? new Blob()], 'Photo.jpg', { type: 'image/jpeg' });
}
