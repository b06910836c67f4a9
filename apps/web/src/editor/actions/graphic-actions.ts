import { IconChartBar, IconScribble, IconTableOptions } from '@tabler/icons-react';
import { drawingByHand } from '../drawing/drawing-store.ts';
import { graphicAsked } from '../graphics/graphic-asked.ts';
import type { EditorSession } from '../state/editor-session.ts';
import { type EditorAction, hasSlide } from './editor-action.ts';

/** The one selected chart, table, code or number: what it is drawn from can be typed. */
function dataItem(session: EditorSession) {
  const [item, ...others] = session.selected();
  const kind = item?.graphic?.kind;
  const hasData = kind === 'chart' || kind === 'table' || kind === 'qr' || kind === 'counter';
  return hasData && others.length === 0 && !item?.locked ? item : undefined;
}

/** Charts, tables, numbers, codes, shapes and lines. */
export const graphicActions: readonly EditorAction[] = [
  {
    id: 'add-graphic',
    label: 'Charts & shapes, numbers, tables',
    group: 'Add',
    icon: IconChartBar,
    isEnabled: hasSlide,
    perform: () => graphicAsked.set(true),
  },
  {
    id: 'draw-by-hand',
    label: 'Draw a line by hand',
    group: 'Add',
    icon: IconScribble,
    keys: ['shift', 'D'],
    isEnabled: hasSlide,
    perform: (session) => {
      session.select([]);
      session.change({ playing: undefined });
      drawingByHand.set(true);
    },
  },
  {
    id: 'edit-graphic',
    label: 'Edit data',
    group: 'Edit',
    icon: IconTableOptions,
    isEnabled: (session) => dataItem(session) !== undefined,
    perform: (session) => {
      const item = dataItem(session);
      if (!item) return;
      void import('../graphics/open-graphic-data.tsx').then(({ openGraphicData }) =>
        openGraphicData(session, item.id),
      );
    },
  },
];
