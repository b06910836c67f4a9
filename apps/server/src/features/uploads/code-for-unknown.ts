const media =
  /\.(jpe?g|png|gif|webp|avif|bmp|tiff?|heic|heif|svg|mp4|m4v|mov|webm|mkv|avi|mpe?g|mp3|m4a|aac|wav|ogg|oga|opus|flac)$/i;

/** Content that is nothing we know: of a picture, clip or sound by its name it is damaged, of others it is the wrong kind. */
export function codeForUnknown(name: string): 'file-broken' | 'unsupported-file' {
  return media.test(name) ? 'file-broken' : 'unsupported-file';
}
