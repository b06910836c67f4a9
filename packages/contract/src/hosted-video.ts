/** Every way to write the address of a video there; its id is what is captured. */
const youtubeAddress =
  /^https?:\/\/(?:(?:www|m|music)\.)?(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:(?:embed|shorts|live|v)\/|watch\?(?:[^#]*&)?v=))([\w-]{11})(?![\w-])/i;

/** The id of a video on YouTube that an address leads to, however it is written. */
export function youtubeId(address: string): string | undefined {
  return youtubeAddress.exec(address)?.[1];
}

export const youtubePage = (id: string) => `https://www.youtube.com/watch?v=${id}`;
