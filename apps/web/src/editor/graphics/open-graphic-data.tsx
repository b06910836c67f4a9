import { Suspense } from 'react';
import { fetchedPart } from '../../ui/fetched-part.tsx';
import { openPopup } from '../../ui/open-popup.ts';
import type { EditorSession } from '../state/editor-session.ts';
import { EditorContext } from '../state/use-editor.ts';

const GraphicData = fetchedPart(async () => (await import('./graphic-data.tsx')).GraphicData);

/** Opens what a chart, a table, a code or a counter is drawn from. */
export function openGraphicData(session: EditorSession, itemId: string): void {
  session.tab.endStep();
  void openPopup({ title: 'Edit data', sizePx: 920 }, undefined, (answer) => (
    <EditorContext value={session}>
      <Suspense>
        <GraphicData itemId={itemId} onDone={() => answer(undefined)} />
      </Suspense>
    </EditorContext>
  )).then(session.tab.endStep);
}
