/** What ties a browser's way to the video site and back together. */
interface ConnectSecrets {
  readonly state: string;
  /** Shown only when the code is exchanged, so that a stolen code is worth nothing (PKCE). */
  readonly verifier: string;
}

/** A member's channel, and what lets us upload to it until they take it back. */
export interface ConnectedChannel {
  /** Secret: whoever has it can upload in the member’s name. */
  readonly permission: string;
  readonly channel: string;
}

/** What the site tells about a video. */
export interface SiteDescription {
  readonly title: string;
  readonly description: string;
  /** At most ten. */
  readonly keywords: readonly string[];
  /** The site's number for a category. */
  readonly category: number;
}

/** The finished file, read piece by piece. */
export interface SiteFile {
  readonly bytes: number;
  /** The bytes from `start` to `end`, the last one not included. */
  read(start: number, end: number, signal: AbortSignal): Promise<Uint8Array>;
}

/** What is said in a video, as SRT, and in which language ('en'). */
export interface SiteCaptions {
  readonly srt: string;
  readonly language: string;
}

export interface UploadOptions {
  /** Where an earlier attempt left off; it goes on there. */
  readonly session: string | undefined;
  /** Called with what the next attempt needs to go on, before the first byte is sent. */
  readonly keepSession: (session: string) => Promise<void>;
  /** Called with the bytes the site has. */
  readonly onProgress: (bytes: number) => Promise<void>;
  readonly signal: AbortSignal;
}

/** The video-site port: members connect their channel, finished videos go there. */
export interface VideoSite {
  /** Where the browser goes to allow uploads. */
  addressFor(secrets: ConnectSecrets): string;
  /** The channel of whoever came back with this code. Throws `VideoSiteError`. */
  connect(code: string, verifier: string, signal: AbortSignal): Promise<ConnectedChannel>;
  /** Sends a video; says the site's name for it, and where it can be watched. Throws `VideoSiteError`. */
  upload(
    permission: string,
    file: SiteFile,
    description: SiteDescription,
    options: UploadOptions,
  ): Promise<{ readonly id: string; readonly url: string }>;
  /** Adds captions to a video that was sent. Those that are there already are left as they are. Throws `VideoSiteError`. */
  addCaptions(
    permission: string,
    videoId: string,
    captions: SiteCaptions,
    signal: AbortSignal,
  ): Promise<void>;
  /** Gives the permission back. Whether the site still knew it does not matter. */
  disconnect(permission: string, signal: AbortSignal): Promise<void>;
}

/**
 * `permission`: the member took it back, or never gave all of it. `limit`: the site takes no more
 * today. `refused`: it will never take this video. `unavailable`: worth another try.
 */
export type VideoSiteTrouble = 'permission' | 'limit' | 'refused' | 'unavailable';

export class VideoSiteError extends Error {
  readonly trouble: VideoSiteTrouble;

  constructor(trouble: VideoSiteTrouble, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'VideoSiteError';
    this.trouble = trouble;
  }
}
