import { useEffect, useEffectEvent } from 'react';
import { useStore } from '../../store/use-store.ts';
import { uploadList } from './upload-store.ts';

/** Tells when another file is there. */
export function useUploadsEnd(onEnd: () => void): void {
  const ready = useStore(uploadList).filter(({ state }) => state === 'ready').length;
  const tell = useEffectEvent(onEnd);
  useEffect(() => {
    if (ready > 0) tell();
  }, [ready]);
}
