/** "Text/HTML; charset=x" → "text/html"; "" when there is none. */
export function mediaTypeOf(contentType: string | undefined): string {
  return contentType?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/** Whether a media type is in the list; an entry ending in "/" stands for the whole family. */
export function isAcceptedType(mediaType: string, accept: readonly string[]): boolean {
  return accept.some((entry) =>
    entry.endsWith('/') ? mediaType.startsWith(entry) : mediaType === entry,
  );
}

/** The Accept header that asks for these types. */
export function acceptHeader(accept: readonly string[] | undefined): string {
  return accept?.map((entry) => (entry.endsWith('/') ? `${entry}*` : entry)).join(', ') ?? '*/*';
}

/** The list as words: "image or video/mp4". */
export function describeAccept(accept: readonly string[]): string {
  return accept.map((entry) => entry.replace(/\/$/, '')).join(' or ');
}
