import { fetchedPart } from '../../ui/fetched-part.tsx';
import { openPopup } from '../../ui/open-popup.ts';

const CameraRecorder = fetchedPart(
  async () => (await import('./camera-recorder.tsx')).CameraRecorder,
);
const MicrophoneRecorder = fetchedPart(
  async () => (await import('./microphone-recorder.tsx')).MicrophoneRecorder,
);

/** A photo or a clip from the camera; undefined when they let it be. */
export function recordCamera(wanted: {
  readonly photos: boolean;
  readonly clips: boolean;
}): Promise<File | undefined> {
  const frame = { title: 'Use the camera', sizePx: 720 };
  return openPopup<File | undefined>(frame, undefined, (answer) => (
    <CameraRecorder {...wanted} onFile={answer} />
  ));
}

/** A recording from the microphone; undefined when they let it be. */
export function recordMicrophone(): Promise<File | undefined> {
  return openPopup<File | undefined>(
    { title: 'Record a sound', sizePx: 440 },
    undefined,
    (answer) => <MicrophoneRecorder onFile={answer} />,
  );
}
