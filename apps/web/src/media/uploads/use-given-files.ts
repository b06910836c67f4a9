import { useEffect, useEffectEvent } from 'react';

/** Files that are pasted, and those that are dropped anywhere on the page where nothing smaller takes them. */
export function useGivenFiles(
  onFiles: (files: readonly File[]) => void,
  { drop = false }: { readonly drop?: boolean } = {},
): void {
  const take = useEffectEvent((given: DataTransfer | null) => {
    const files = [...(given?.files ?? [])];
    if (files.length > 0) onFiles(files);
  });
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    addEventListener('paste', ({ clipboardData }) => take(clipboardData), { signal });
    if (drop) {
      for (const kind of ['dragover', 'drop'] as const) {
        const given = (event: DragEvent) => {
          if (!event.dataTransfer?.types.includes('Files')) return;
          // Otherwise the browser would open the file in place of the page.
          event.preventDefault();
          if (kind === 'drop') take(event.dataTransfer);
        };
        addEventListener(kind, given, { signal });
      }
    }
    return () => end.abort();
  }, [drop]);
}
