import { useEffect } from 'react';
import { useEditor, useEditorPart } from '../state/use-editor.ts';

/** Moves the playhead back in real time, silently, until the beginning or until somebody stops it. */
export function useBackwards(): void {
  const session = useEditor();
  const isRunning = useEditorPart(({ playing }) => playing === 'backwards');
  useEffect(() => {
    if (!isRunning) return;
    let lastMs = performance.now();
    let frame = requestAnimationFrame(function step(nowMs) {
      const headSeconds = session.state.get().headSeconds - (nowMs - lastMs) / 1000;
      lastMs = nowMs;
      if (headSeconds <= 0) return session.change({ headSeconds: 0, playing: undefined });
      session.change({ headSeconds });
      frame = requestAnimationFrame(step);
    });
    const stop = () => session.change({ playing: undefined });
    addEventListener('pointerdown', stop);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('pointerdown', stop);
    };
  }, [session, isRunning]);
}
