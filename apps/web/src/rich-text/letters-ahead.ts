import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';

/** What may complete something the editor makes more of than letters: a list, or words between stars. */
const meansMore = /[\s*_~`]/;

/** Entered in a pause, they keep no letter waiting for its frame. */
const pauseMs = 150;
/** Whoever never pauses: a crash takes no more than this. */
const longestMs = 1000;

/**
 * Shows letters before they are entered. To enter one takes a page several times as long as to draw it (its own text
 * and the selection in it, the document, undo, panels), so that follows when the hand rests. Whatever else happens finds
 * it entered.
 * @returns ends it, with everything entered
 */
export function showLettersAhead(
  { view }: Editor,
  show: (doc: Node, head: number) => void,
): () => void {
  let letters = '';
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const change = () => view.state.tr.insertText(letters);
  const enter = () => {
    clearTimeout(timer);
    if (letters === '' || view.isDestroyed) return;
    const entered = change();
    letters = '';
    view.dispatch(entered);
  };
  const enterInPause = () => {
    clearTimeout(timer);
    timer = setTimeout(enter, Math.min(pauseMs, since + longestMs - performance.now()));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isLetter(event)) enter();
  };
  const onKeyPress = (event: KeyboardEvent) => {
    if (!isLetter(event) || view.composing || !view.state.selection.empty) {
      enter();
      return;
    }
    event.preventDefault();
    if (letters === '') since = performance.now();
    letters += event.key;
    const { doc, selection } = change();
    show(doc, selection.head);
    enterInPause();
  };

  const listening = new AbortController();
  const early = { capture: true, signal: listening.signal };
  addEventListener('keydown', onKeyDown, early);
  addEventListener('pointerdown', enter, early);
  addEventListener('pagehide', enter, early);
  view.dom.addEventListener('keypress', onKeyPress, early);
  for (const other of ['beforeinput', 'compositionstart', 'blur', 'paste', 'drop']) {
    view.dom.addEventListener(other, enter, early);
  }
  return () => {
    enter();
    listening.abort();
  };
}

function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return [...key].length === 1 && !ctrlKey && !metaKey && !altKey && !meansMore.test(key);
}
