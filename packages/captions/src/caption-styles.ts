/** The ways in which captions can look. Ids are permanent: films hold them. */
export const captionStyles = [
  { id: 'bar', label: 'Plain bar' },
  { id: 'outline', label: 'Outline' },
  { id: 'box', label: 'Boxes' },
  { id: 'highlight', label: 'Highlight' },
  { id: 'pop', label: 'Pop' },
  { id: 'karaoke', label: 'Karaoke' },
  { id: 'big-word', label: 'One big word' },
  { id: 'keywords', label: 'Keywords' },
  { id: 'typewriter', label: 'Typewriter' },
  { id: 'emoji', label: 'Emoji' },
  { id: 'podcast', label: 'Podcast' },
  { id: 'classic', label: 'Subtitles' },
] as const;

export type CaptionStyleId = (typeof captionStyles)[number]['id'];

/** The style of an id; the plain one where a newer version knows it. */
export function captionStyleOf(id: string | undefined): CaptionStyleId {
  return captionStyles.find((style) => style.id === id)?.id ?? 'bar';
}
