const stickersPath = '/library/objects/';

/** Whether an address is one of our things without a background. */
export function isSticker(url: string | undefined): boolean {
  return url?.startsWith(stickersPath) ?? false;
}
