import type { TextStyleId } from '@reelwright/movie';

export const textStyleNames: Readonly<Record<TextStyleId, string>> = {
  title: 'Titles',
  text: 'Texts',
  note: 'Notes',
};
