import { changeItem, type Item } from '@reelwright/movie';
import {
  type CaretPlace,
  caretAt,
  caretOf,
  type PlacedItem,
  type PlacedText,
} from '@reelwright/stage';
import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { showLettersAhead } from '../../rich-text/letters-ahead.ts';
import { createRichText, htmlOf, selectWords, showHtml } from '../../rich-text/rich-text.ts';
import type { EditScreen } from '../stage/edit-screen.ts';
import { frameOf, styleOfFrame } from '../stage/item-frame.ts';
import { stretchAround } from '../stage/stretch-around.ts';
import { useEditor } from '../state/use-editor.ts';
import { Caret, placeCaret } from './caret.tsx';
import { caretAfterKey, highlights, movesByLines } from './caret-moves.ts';
import { grownBox } from './grown-box.ts';
import classes from './text-layer.module.css';
import { placeOf, positionOf, type TextPlace, wordAround } from './text-positions.ts';
import { textTyping } from './text-typing.ts';
import { wholeLookOf } from './whole-look.ts';

interface TextLayerProps {
  readonly item: Item;
  readonly slideId: string;
  readonly screen: EditScreen;
  readonly scale: number;
}

interface Selected {
  readonly anchor: TextPlace;
  readonly head: TextPlace;
}

/**
 * Typing on the stage itself. The picture stays the stage's own drawing, so nothing jumps and lines break where they
 * will break in the video; an editor that nobody sees takes the keys, and caret and selection are drawn here.
 */
export function TextLayer({ item, slideId, screen, scale }: TextLayerProps) {
  const session = useEditor();
  const input = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(undefined);
  const caretElement = useRef<HTMLSpanElement>(null);
  const written = useRef(item.text ?? '');
  /** As it was before anybody typed: its box becomes no smaller than that. */
  const first = useRef(item);
  const [selected, setSelected] = useState<Selected>();
  const [text, setText] = useState<PlacedText>();
  const [placed, setPlaced] = useState<PlacedItem>();

  const follow = () => {
    const now = editor.current;
    if (!now) return;
    const { doc, selection } = now.state;
    setSelected({ anchor: placeOf(doc, selection.anchor), head: placeOf(doc, selection.head) });
  };
  const write = useEffectEvent(() => {
    if (!editor.current) return;
    written.current = htmlOf(editor.current);
    const text = written.current;
    const stretch = stretchAround(session.slide()?.items ?? [], item.id);
    const fields = { text, ...grownBox(first.current, { ...item, text }, stretch) };
    session.tab.edit(changeItem, { slideId, itemId: item.id, fields }, `text-${item.id}`);
    follow();
  });

  // Nothing of the page but the picture and the caret changes for it, which the browser shows several times as quickly.
  const showAhead = useEffectEvent((doc: Node, head: number) => {
    const typed = editor.current && screen.showTyped(item.id, htmlOf(editor.current, doc));
    requestAnimationFrame(() => {
      const laid = typed && placed && screen.textIn({ ...placed, item: typed });
      const next = laid && caretOf(laid.carets, placeOf(doc, head));
      if (next && caretElement.current) placeCaret(caretElement.current, laid, next, scale);
    });
  });

  const begin = useEffectEvent((element: HTMLElement) => {
    const name = { 'aria-label': 'Text on the slide' };
    const created = createRichText(element, item.text ?? '', name, {
      isSeen: false,
      whole: wholeLookOf(item),
    });
    editor.current = created;
    created.on('update', () => write());
    created.on('selectionUpdate', follow);
    // At once: the editor's own command waits for a frame, and a letter typed before it would be lost.
    created.view.focus();
    selectWords(created);
    textTyping.set(created);
    follow();
    return created;
  });
  useEffect(() => {
    if (!input.current) return;
    const created = begin(input.current);
    const enterLetters = showLettersAhead(created, (doc, head) => showAhead(doc, head));
    return () => {
      enterLetters();
      textTyping.set(undefined);
      created.destroy();
      editor.current = undefined;
      session.tab.endStep();
    };
  }, [session]);

  // Undo, another tab or the panel changed it: what is typed next goes on from there.
  const styles = item.font?.styles.join(' ');
  const writtenStyles = useRef(styles);
  // biome-ignore lint/correctness/useExhaustiveDependencies: all that an editor is told of an item is its text and its styles.
  useEffect(() => {
    const now = editor.current;
    const html = item.text ?? '';
    const isSame = html === written.current && styles === writtenStyles.current;
    if (!now || isSame) return;
    written.current = html;
    writtenStyles.current = styles;
    const { head } = now.state.selection;
    showHtml(now, html, wholeLookOf(item));
    now.commands.setTextSelection(Math.min(head, now.state.doc.content.size - 1));
    const { doc, selection } = now.state;
    setSelected({ anchor: placeOf(doc, selection.anchor), head: placeOf(doc, selection.head) });
  }, [item.text, styles]);

  // Where the letters stand is known once the changed text is on its way to the picture.
  useEffect(() => {
    // In the frame that shows the letter: the caret takes no second one.
    const frame = requestAnimationFrame(() =>
      flushSync(() => {
        const box = screen.boxes().find((each) => each.item.id === item.id);
        setText(box && screen.textIn({ ...box, item }));
        setPlaced(box);
      }),
    );
    return () => cancelAnimationFrame(frame);
  }, [screen, item]);

  const pointed = (event: { clientX: number; clientY: number }): CaretPlace | undefined => {
    const element = surface.current;
    if (!element || !text) return undefined;
    const point = pointIn(element, event, scale);
    return caretAt(text.carets, { x: point.x - text.x, y: point.y - text.y });
  };
  const setSelection = (anchor: TextPlace, head: TextPlace) => {
    const now = editor.current;
    if (!now) return;
    const { doc } = now.state;
    now.commands.setTextSelection({ from: positionOf(doc, anchor), to: positionOf(doc, head) });
    now.commands.focus();
  };
  const press = (event: React.MouseEvent) => {
    event.preventDefault();
    const from = pointed(event);
    const now = editor.current;
    if (!from || !now) return;
    if (event.detail === 2) {
      now.commands.setTextSelection(wordAround(now.state.doc, from));
      return;
    }
    if (event.detail > 2) {
      selectWords(now);
      return;
    }
    const anchor = event.shiftKey && selected ? selected.anchor : from;
    setSelection(anchor, from);
    const onMove = (move: MouseEvent) => {
      const to = pointed(move);
      if (to) setSelection(anchor, to);
    };
    const onUp = () => {
      removeEventListener('mousemove', onMove);
      removeEventListener('mouseup', onUp);
    };
    addEventListener('mousemove', onMove);
    addEventListener('mouseup', onUp);
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      session.change({ typingId: undefined });
      return;
    }
    const now = editor.current;
    const { isComposing } = event.nativeEvent;
    if (!now || !placed || !movesByLines(event.key) || isComposing) return;
    if (event.ctrlKey || event.metaKey) return;
    // Where the letters are by now: the last of them may not be on the picture yet.
    const laid = screen.textIn({ ...placed, item: { ...item, text: htmlOf(now) } });
    const { doc, selection } = now.state;
    const here = laid && caretOf(laid.carets, placeOf(doc, selection.head));
    const next = here && caretAfterKey(laid.carets, here, event.key);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    setSelection(event.shiftKey ? placeOf(doc, selection.anchor) : next, next);
  };

  // It stands where it stood until the letter just typed has its place: taken away for a moment, it would cost as much
  // as the letter.
  const lastCaret = useRef<CaretPlace>(undefined);
  const caret = (text && selected && caretOf(text.carets, selected.head)) ?? lastCaret.current;
  useEffect(() => {
    lastCaret.current = caret;
  });
  const marked = text && selected ? markedOf(text, selected) : [];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard works in the editor inside.
    <div
      ref={surface}
      className={classes.layer}
      style={
        placed ? placedStyle(placed, scale) : styleOfFrame(frameOf(item, { x: 1, y: 1 }), scale)
      }
      data-typing
      onMouseDown={press}
      onKeyDown={onKeyDown}
    >
      {text &&
        marked.map((line) => (
          <span
            key={line.topPx}
            className={classes.marked}
            style={{
              left: (text.x + line.x) * scale,
              top: (text.y + line.topPx) * scale,
              width: line.widthPx * scale,
              height: line.heightPx * scale,
            }}
          />
        ))}
      {caret && text && marked.length === 0 && (
        <Caret ref={caretElement} text={text} place={caret} scale={scale} />
      )}
      {/* Where the caret is, so that what an input method offers appears there. */}
      <div
        ref={input}
        className={classes.input}
        style={{
          transform: `translate(${((text?.x ?? 0) + (caret?.x ?? 0)) * scale}px, ${((text?.y ?? 0) + (caret?.topPx ?? 0)) * scale}px)`,
        }}
      />
    </div>
  );
}

/** Over the item, in whatever groups it is. */
function placedStyle({ matrix: [a, b, c, d, e, f], width, height }: PlacedItem, scale: number) {
  return {
    width: width * scale,
    height: height * scale,
    transform: `matrix(${[a, b, c, d, e * scale, f * scale].join()})`,
    transformOrigin: '0 0',
  };
}

function markedOf({ carets }: PlacedText, { anchor, head }: Selected) {
  const isEmpty = anchor.paragraph === head.paragraph && anchor.offset === head.offset;
  if (isEmpty) return [];
  const isForward =
    anchor.paragraph < head.paragraph ||
    (anchor.paragraph === head.paragraph && anchor.offset < head.offset);
  return isForward ? highlights(carets, anchor, head) : highlights(carets, head, anchor);
}

/** A point of the window in the px of an element that may be turned. */
function pointIn(
  element: HTMLElement,
  { clientX, clientY }: { clientX: number; clientY: number },
  scale: number,
): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const { a, b } = new DOMMatrix(element.style.transform);
  const [dx, dy] = [clientX - middle.x, clientY - middle.y];
  return {
    x: (dx * a + dy * b + element.offsetWidth / 2) / scale,
    y: (dy * a - dx * b + element.offsetHeight / 2) / scale,
  };
}
