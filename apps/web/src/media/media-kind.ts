import type { MediaItem } from '@reelwright/contract';

export type MediaKind = MediaItem['type'];

/** What a file is for a person, by its content type. */
export function mediaKindOf(type: string): MediaKind {
  if (type.startsWith('video/')) return 'video';
  return type.startsWith('audio/') ? 'audio' : 'image';
}

const names: Readonly<Record<MediaKind, string>> = {
  image: 'pictures',
  video: 'videos',
  audio: 'sounds',
};

/** 'pictures or videos' */
export function kindNames(kinds: readonly MediaKind[]): string {
  return kinds.map((kind) => names[kind]).join(' or ');
}

const oneNames: Readonly<Record<MediaKind, string>> = {
  image: 'a picture',
  video: 'a video',
  audio: 'a sound',
};

/** Why something cannot be used where other kinds are asked for; undefined when it can. */
export function kindProblem(kind: MediaKind, kinds: readonly MediaKind[]): string | undefined {
  if (kinds.includes(kind)) return undefined;
  return `This is ${oneNames[kind]}. Please choose ${kindNames(kinds)} here.`;
}

/** What a file dialog offers. The server looks into the files; this only spares people the wait. */
export function acceptedTypes(kinds: readonly MediaKind[]): readonly string[] {
  return kinds.flatMap((kind) => [`${kind}/*`, ...extraEndings[kind]]);
}

/** Files for which browsers know no type. */
const extraEndings: Readonly<Record<MediaKind, readonly string[]>> = {
  image: ['.heic', '.heif', '.svg', '.tif', '.tiff'],
  video: ['.avi', '.mov', '.mkv', '.wmv', '.flv', '.gif'],
  audio: ['.wma', '.m4a', '.flac', '.aiff', '.ogg'],
};
