import type { Item } from '@reelwright/movie';
import { IconBlur, IconLayoutGrid, IconPalette, IconReplace } from '@tabler/icons-react';
import { textOnPicture } from '../magic/blur-behind.ts';
import { pictureToMatch } from '../magic/match-colors.ts';
import type { EditorSession } from '../state/editor-session.ts';
import { type EditorAction, isOne } from './editor-action.ts';

/** What is selected of the slide, or all of it where nothing or only one thing is. */
function toTidy(session: EditorSession): readonly Item[] {
  const items = session.slide()?.items ?? [];
  const selected = session.selected().filter((item) => items.includes(item));
  return selected.length > 1 ? selected : items;
}

/** Small chores, done at once. */
export const magicActions: readonly EditorAction[] = [
  {
    id: 'tidy-up',
    label: 'Tidy up',
    group: 'Align',
    icon: IconLayoutGrid,
    keys: ['alt', 'T'],
    isEnabled: (session) => toTidy(session).some(({ locked }) => !locked),
    perform: (session) => {
      const slide = session.slide();
      if (!slide) return;
      void import('../magic/tidy-up.ts').then(({ tidyUp }) =>
        tidyUp(session, slide, toTidy(session)),
      );
    },
  },
  {
    id: 'match-colours',
    label: 'Match colors to the picture',
    group: 'Edit',
    icon: IconPalette,
    isEnabled: (session) => pictureToMatch(session) !== undefined,
    perform: (session) =>
      void import('../magic/match-colors.ts').then(({ matchColors }) => matchColors(session)),
  },
  {
    id: 'replace-everywhere',
    label: 'Replace in the whole film',
    group: 'Edit',
    icon: IconReplace,
    isEnabled: isOne(({ type, url, locked }) => type === 'image' && Boolean(url) && !locked),
    perform: (session) =>
      void import('../magic/replace-everywhere.ts').then(({ replaceEverywhere }) =>
        replaceEverywhere(session),
      ),
  },
  {
    id: 'blur-behind',
    label: 'Blur behind the text',
    group: 'Edit',
    icon: IconBlur,
    isOn: (session) => {
      const [text] = session.selected();
      const items = session.slide()?.items ?? [];
      return text !== undefined && items.some(({ behind }) => behind?.textId === text.id);
    },
    isEnabled: (session) => textOnPicture(session) !== undefined,
    perform: (session) =>
      void import('../magic/blur-behind.ts').then(({ blurBehind }) => blurBehind(session)),
  },
];
