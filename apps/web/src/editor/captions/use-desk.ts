import type { EditableLine } from '@reelwright/captions';
import { createContext, use, useSyncExternalStore } from 'react';
import { useProjectPart } from '../../project/use-project.ts';
import type { CaptionDesk, DeskState } from './caption-desk.ts';

export const DeskContext = createContext<CaptionDesk | undefined>(undefined);

export function useDesk(): CaptionDesk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('No captions are being edited around this component.');
  return desk;
}

export function useDeskPart<Part>(select: (state: DeskState) => Part): Part {
  const { state } = useDesk();
  return useSyncExternalStore(state.subscribe, () => select(state.get()));
}

/** All lines of the film; the same list until one of them changes. */
export function useLines(): readonly EditableLine[] {
  const { tab, lines } = useDesk();
  return useProjectPart(tab, lines);
}
