import { refusalOf, type StoredFile, type UploadStatus, uploadsPath } from '@reelwright/contract';
import { client } from '../../api/client.ts';
import { request } from '../../api/request.ts';

/** Small enough that little is sent twice after a cut line. */
const chunkBytes = 8 * 1024 * 1024;
const retryDelaysMs = [0, 1000, 3000, 5000, 10_000];
/** A picture is ready in a moment, and somebody waits for it; a video takes its time. */
const askAfterMs = [100, 100, 200, 200];
const askEveryMs = 400;
const unsentMessage = 'The file could not be sent. Please try again.';

export interface SendingFile {
  /** Stops sending; what has arrived stays on the server. */
  pause(): Promise<void>;
  /** Stops, and has the server forget it. */
  cancel(): Promise<void>;
}

interface SendOptions {
  readonly file: File;
  /** Where an earlier page sent it to. */
  readonly address?: string | undefined;
  readonly onAddress: (address: string) => void;
  readonly onProgress: (sentBytes: number) => void;
  readonly onSent: (address: string) => void;
  readonly onProblem: (problem: string, isOffline: boolean) => void;
}

/** Sends a file piece by piece, by the tus protocol. */
export async function sendFile(options: SendOptions): Promise<SendingFile> {
  const { Upload, DetailedError } = await import('tus-js-client');
  const { file } = options;
  const upload = new Upload(file, {
    endpoint: uploadsPath,
    chunkSize: chunkBytes,
    retryDelays: [...retryDelaysMs],
    metadata: { filename: file.name, filetype: file.type },
    storeFingerprintForResuming: false,
    ...(options.address && { uploadUrl: options.address }),
    onUploadUrlAvailable: () => upload.url && options.onAddress(upload.url),
    onProgress: (sent) => options.onProgress(sent),
    onSuccess: () => options.onSent(upload.url ?? ''),
    onError: (error) => {
      const reply = error instanceof DetailedError ? error.originalResponse : undefined;
      const status = reply?.getStatus() ?? 0;
      const code = reply?.getHeader('x-error-code') ?? null;
      // Without a code it was not the server that answered.
      const problem = code
        ? refusalOf(status, reply?.getBody() ?? '', code).message
        : unsentMessage;
      options.onProblem(problem, !reply || status >= 502);
    },
  });
  upload.start();
  return {
    pause: () => upload.abort(),
    cancel: () => upload.abort(true).catch(() => undefined),
  };
}

function uploadIdOf(address: string): string {
  return address.split('/').at(-1) ?? '';
}

/** Has the server make the file ready, and waits for it. */
export async function finishFile(
  address: string,
  onStatus: (status: UploadStatus) => void,
): Promise<StoredFile> {
  const upload = uploadIdOf(address);
  let status = await request((options) => client.uploadFinish({ body: { upload } }, options));
  for (let asked = 0; ; asked += 1) {
    onStatus(status);
    if (status.file) return status.file;
    if (status.state === 'failed') throw new Error(status.problem ?? 'This file cannot be used.');
    await new Promise((resolve) => setTimeout(resolve, askAfterMs[asked] ?? askEveryMs));
    status = await request((options) => client.uploadStatus({ query: { upload } }, options));
  }
}
