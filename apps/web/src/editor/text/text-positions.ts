import type { Node } from '@tiptap/pm/model';

/** A place in a text as the stage counts: paragraphs end with every line break, offsets are UTF-16 units. */
export interface TextPlace {
  readonly paragraph: number;
  readonly offset: number;
}

interface Stretch {
  /** Where its first letter stands in the editor's document. */
  readonly from: number;
  readonly length: number;
}

/** The paragraphs of a document, each with where it lies in it. A line break begins another. */
function paragraphsOf(doc: Node): readonly Stretch[] {
  const found: Stretch[] = [];
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true;
    let from = position + 1;
    let length = 0;
    node.forEach((child, offset) => {
      if (child.isText) length += child.nodeSize;
      else {
        found.push({ from, length });
        from = position + 1 + offset + child.nodeSize;
        length = 0;
      }
    });
    found.push({ from, length });
    return false;
  });
  return found;
}

export function placeOf(doc: Node, position: number): TextPlace {
  const paragraphs = paragraphsOf(doc);
  const index = Math.max(
    0,
    paragraphs.findLastIndex(({ from }) => from <= position),
  );
  const { from, length } = paragraphs[index] ?? { from: 0, length: 0 };
  return { paragraph: index, offset: Math.min(length, Math.max(0, position - from)) };
}

export function positionOf(doc: Node, { paragraph, offset }: TextPlace): number {
  const { from, length } = paragraphsOf(doc)[paragraph] ?? { from: 1, length: 0 };
  return from + Math.min(length, offset);
}

/** The word around a place, as positions of the document. */
export function wordAround(doc: Node, place: TextPlace): { from: number; to: number } {
  const stretch = paragraphsOf(doc)[place.paragraph] ?? { from: 1, length: 0 };
  const text = doc.textBetween(stretch.from, stretch.from + stretch.length);
  const words = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text);
  const word = words.containing(Math.min(place.offset, Math.max(0, text.length - 1)));
  const start = word?.index ?? 0;
  return { from: stretch.from + start, to: stretch.from + start + (word?.segment.length ?? 0) };
}
