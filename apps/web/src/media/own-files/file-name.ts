import type { StoredFile } from '@reelwright/contract';

/** What a file is called on screen: by its name, or, where nobody gave it one, by what it is. */
export function fileName({ name, type }: Pick<StoredFile, 'name' | 'type'>): string {
  if (name) return name;
  const [family = ''] = type.split('/');
  const words: Readonly<Record<string, string>> = {
    image: 'Picture',
    video: 'Video',
    audio: 'Sound',
  };
  return `${words[family] ?? 'File'} without a name`;
}
