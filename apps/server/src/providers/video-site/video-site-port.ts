import type { Readable } from 'node:stream';

/** What is told about a video on the site. */
interface SiteVideo {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** The site's id of a category. */
  readonly category: number;
  readonly bytes: number;
}

/** A permission that a person gave us to upload to their channel. */
interface SitePermission {
  readonly channel: string;
  /** What the site wants to see again; kept encrypted. */
  readonly token: string;
}

/** An upload that may be interrupted and goes on where it was. */
interface SiteUploadRequest {
  readonly video: SiteVideo;
  readonly permission: SitePermission;
  /** The address of an upload that was begun before. */
  readonly resumeAt: string | undefined;
  /** Told once the site has given the upload an address; kept, so that it can go on. */
  onBegun(address: string): Promise<void>;
  /** The bytes of the file from there on. */
  open(fromByte: number): Promise<Readable>;
  onProgress(bytesSent: number): void;
  readonly signal: AbortSignal;
}

/** A site that shows videos to the world. */
export interface VideoSite {
  /** Where a person allows uploads; they come back with `state` and a code. */
  permissionUrl(state: string): string;
  /** The permission that a code stands for. */
  readPermission(code: string, signal: AbortSignal): Promise<SitePermission>;
  /** Uploads a video; the address it can be watched at. */
  upload(request: SiteUploadRequest): Promise<string>;
}
