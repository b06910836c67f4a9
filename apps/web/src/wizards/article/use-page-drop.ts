import { useEffect, useEffectEvent, useState } from 'react';

/** Files may be dropped anywhere on the page. True while one is held over it. */
export function usePageDrop(onFile: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFile);
  useEffect(() => {
    const hasFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const over = (event: DragEvent) => {
      if (!hasFile(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      // From one element of the page to the next, the pointer has not left it.
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      const [file] = event.dataTransfer?.files ?? [];
      // The place for files on the page takes what is dropped on it itself.
      if (!file || event.defaultPrevented) return;
      event.preventDefault();
      take(file);
    };
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('dragover', over, { signal });
    addEventListener('dragleave', leave, { signal });
    addEventListener('drop', drop, { signal });
    return () => listening.abort();
  }, []);
  return isOver;
}
