import { useEffect, useRef, useState } from 'react';

interface Recorder {
  readonly stream: MediaStream | undefined;
  readonly problem: string | undefined;
  readonly isRecording: boolean;
  readonly seconds: number;
  readonly start: () => void;
  /** The recording, as a file. */
  readonly stop: () => Promise<File>;
}

const refusedMessage =
  'Your browser isn’t allowed to use it. Please allow it in the address bar, then try again.';
const missingMessage = 'None was found. Please connect one, then try again.';

interface RecorderOptions {
  /** Which one, where there are several; the usual one unless told. */
  readonly deviceId?: string | undefined;
  /** A device that fails while it is used, in the browser's words. */
  readonly onError?: (message: string) => void;
}

/** Camera or microphone, held while it is drawn. */
export function useRecorder(
  constraints: 'camera' | 'microphone',
  { deviceId, onError }: RecorderOptions = {},
): Recorder {
  const [stream, setStream] = useState<MediaStream>();
  const [problem, setProblem] = useState<string>();
  const [isRecording, setRecording] = useState(false);
  const [seconds, setSeconds] = useState(0);
  const recorder = useRef<MediaRecorder>(undefined);
  const pieces = useRef<Blob[]>([]);
  useEffect(() => {
    let given: MediaStream | undefined;
    let isGone = false;
    const wanted =
      constraints === 'camera'
        ? { video: { width: { ideal: 1920 }, height: { ideal: 1080 } }, audio: true }
        : { audio: deviceId ? { deviceId: { ideal: deviceId } } : true };
    const ask = async () => {
      if (!navigator.mediaDevices) throw new DOMException('', 'NotFoundError');
      given = await navigator.mediaDevices.getUserMedia(wanted);
      if (isGone) stopAll(given);
      else setStream(given);
    };
    setProblem(undefined);
    ask().catch((error: unknown) => {
      const isMissing = error instanceof DOMException && error.name === 'NotFoundError';
      setProblem(isMissing ? missingMessage : refusedMessage);
    });
    return () => {
      isGone = true;
      stopAll(given);
    };
  }, [constraints, deviceId]);
  useEffect(() => {
    if (!isRecording) return;
    const startedAt = performance.now();
    const timer = setInterval(() => setSeconds((performance.now() - startedAt) / 1000), 200);
    return () => clearInterval(timer);
  }, [isRecording]);

  const start = () => {
    if (!stream) return;
    pieces.current = [];
    recorder.current = new MediaRecorder(stream);
    recorder.current.ondataavailable = ({ data }) => pieces.current.push(data);
    recorder.current.onerror = (event) =>
      onError?.((event as Event & { readonly error?: Error }).error?.message ?? 'It stopped.');
    try {
      recorder.current.start(1000);
    } catch (error) {
      // A device that was pulled out meanwhile.
      onError?.(error instanceof Error ? error.message : 'It could not be started.');
      return;
    }
    setSeconds(0);
    setRecording(true);
  };
  const stop = () => {
    const { promise, resolve } = Promise.withResolvers<File>();
    const running = recorder.current;
    if (!running || running.state === 'inactive') {
      return Promise.reject(new Error('Nothing is being recorded.'));
    }
    running.onstop = () => {
      const type =
        running.mimeType.split(';')[0] || `${constraints === 'camera' ? 'video' : 'audio'}/webm`;
      const ending = type.includes('mp4') ? 'mp4' : 'webm';
      resolve(new File(pieces.current, `Recording.${ending}`, { type }));
    };
    running.stop();
    setRecording(false);
    return promise;
  };
  return { stream, problem, isRecording, seconds, start, stop };
}

function stopAll(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
