// The only file that knows which parts of Tiptap make up a text of ours.
import { Editor, Extension, Mark, Node } from '@tiptap/core';
import { Fragment, Slice, type Mark as TextMark, type Node as TextNode } from '@tiptap/pm/model';
import { Plugin, TextSelection } from '@tiptap/pm/state';
import { StarterKit } from '@tiptap/starter-kit';
import { documentOf, htmlOfDocument, type Look, type WholeLook } from './text-document.ts';

/**
 * Colours, fonts and sizes. In the page they are only noted, since the stage draws them; a copy that is pasted into
 * another text finds them there again.
 */
const LookMark = Mark.create({
  name: 'look',
  addAttributes: () => ({
    color: { default: null, rendered: false },
    background: { default: null, rendered: false },
    family: { default: null, rendered: false },
    sizePx: { default: null, rendered: false },
    gradient: { default: null, rendered: false },
  }),
  parseHTML: () => [
    { tag: 'span[data-look]', getAttrs: (element) => readLook(element.dataset.look ?? '') },
  ],
  renderHTML: ({ mark }) => ['span', { 'data-look': JSON.stringify(mark.attrs) }, 0],
});

function readLook(noted: string): Look | false {
  try {
    return JSON.parse(noted) as Look;
  } catch {
    return false;
  }
}

const AlignedParagraph = Node.create({
  name: 'paragraph',
  priority: 1000,
  group: 'block',
  content: 'inline*',
  addAttributes: () => ({
    align: {
      default: null,
      parseHTML: (element: HTMLElement) => element.dataset.align ?? null,
      renderHTML: ({ align }: { align?: string | null }) => (align ? { 'data-align': align } : {}),
    },
  }),
  parseHTML: () => [{ tag: 'p' }],
  renderHTML: ({ HTMLAttributes }) => ['p', HTMLAttributes, 0],
});

/** From the first letter to the last, so that what is typed over them keeps their alignment and look. */
export function selectWords({ commands, state }: Editor): boolean {
  return commands.setTextSelection({
    from: TextSelection.atStart(state.doc).from,
    to: TextSelection.atEnd(state.doc).to,
  });
}

const SelectAllWords = Extension.create({
  name: 'selectAllWords',
  addKeyboardShortcuts: () => ({ 'Mod-a': ({ editor }) => selectWords(editor) }),
});

/** What all of the text in an editor is, unless its words say otherwise. */
const wholeLooks = new WeakMap<Editor, WholeLook>();
const wholeOf = (editor: Editor) => wholeLooks.get(editor) ?? {};

function wholeMarks(editor: Editor) {
  const whole = wholeOf(editor);
  const names = (['bold', 'italic', 'underline'] as const).filter((name) => whole[name]);
  return names.flatMap((name) => editor.schema.marks[name]?.create() ?? []);
}

/** Where there are no words to go by, the next ones look like the whole text. */
const LikeTheWhole = Extension.create({
  name: 'likeTheWhole',
  addProseMirrorPlugins() {
    const { editor } = this;
    return [
      new Plugin({
        appendTransaction: (_changes, _before, { selection, storedMarks, tr }) => {
          const isEmpty = selection.empty && selection.$from.parent.content.size === 0;
          const marks = isEmpty && storedMarks === null ? wholeMarks(editor) : [];
          return marks.length > 0 ? tr.setStoredMarks(marks) : null;
        },
        props: {
          transformPasted: (slice: Slice) =>
            wholeMarks(editor).reduce((pasted, mark) => {
              let isSomewhere = false;
              pasted.content.descendants((node) => {
                isSomewhere ||= mark.isInSet(node.marks);
              });
              // What comes with words of both kinds keeps them apart.
              return isSomewhere ? pasted : withMark(pasted, mark);
            }, slice),
        },
      }),
    ];
  },
});

function withMark({ content, openStart, openEnd }: Slice, mark: TextMark): Slice {
  const marked = (nodes: Fragment): Fragment => {
    const all: TextNode[] = [];
    nodes.forEach((node) => {
      all.push(
        node.isText ? node.mark(mark.addToSet(node.marks)) : node.copy(marked(node.content)),
      );
    });
    return Fragment.fromArray(all);
  };
  return new Slice(marked(content), openStart, openEnd);
}

/** What a screen reader is told of the text: its name, at least. */
type Attributes = Readonly<Record<string, string>>;

interface RichTextOptions {
  /**
   * On the stage nobody sees it: the stage draws what is typed, so there is nothing to scroll to, and looking for it
   * would lay out the page once more for every letter.
   */
  readonly isSeen?: boolean;
  readonly whole?: WholeLook;
}

/** An editor of one text, in an element of its own. */
export function createRichText(
  element: HTMLElement,
  html: string,
  attributes: Attributes,
  { isSeen = true, whole = {} }: RichTextOptions = {},
): Editor {
  const editor = new Editor({
    element,
    content: documentOf(html, whole),
    injectCSS: false,
    extensions: [
      StarterKit.configure({
        // Undo is the project's; the rest is nothing a text on a slide has.
        undoRedo: false,
        blockquote: false,
        code: false,
        codeBlock: false,
        link: false,
        heading: false,
        horizontalRule: false,
        dropcursor: false,
        gapcursor: false,
        trailingNode: false,
        paragraph: false,
      }),
      LikeTheWhole,
      AlignedParagraph,
      LookMark,
      SelectAllWords,
    ],
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', ...attributes },
      ...(!isSeen && { handleScrollToSelection: () => true }),
      // What comes from elsewhere keeps its words and their emphasis, not its sizes and colours.
      transformPastedHTML: (pasted) =>
        pasted.replace(/\s(style|class|color|face|size)=("[^"]*"|'[^']*')/gi, ''),
    },
  });
  wholeLooks.set(editor, whole);
  return editor;
}

/** The text as it is saved. */
export function htmlOf(editor: Editor, doc: TextNode = editor.state.doc): string {
  return htmlOfDocument(doc.toJSON(), wholeOf(editor));
}

/** Another text in the place of this one, as the stage reads it. */
export function setHtml(editor: Editor, html: string): void {
  editor.commands.setContent(documentOf(html, wholeOf(editor)), { emitUpdate: true });
}

/** What was changed elsewhere; nothing to be saved again. */
export function showHtml(editor: Editor, html: string, whole: WholeLook): void {
  wholeLooks.set(editor, whole);
  editor.commands.setContent(documentOf(html, whole), { emitUpdate: false });
}

/** What the selected words look like; of several looks, the first. */
export function lookOf(editor: Editor): Look {
  return editor.getAttributes('look') as Look;
}

/** Changes a part of the look of the selected words; each keeps the rest of its own. `null` takes it away. */
export function changeLook({ state, view }: Editor, change: Look): void {
  const type = state.schema.marks.look;
  if (!type) return;
  const { tr, selection } = state;
  const changed = (marks: TextNode['marks']) =>
    type.create({ ...type.isInSet(marks)?.attrs, ...change });
  if (selection.empty) {
    tr.addStoredMark(changed(state.storedMarks ?? selection.$from.marks()));
  } else {
    state.doc.nodesBetween(selection.from, selection.to, (node, at) => {
      if (!node.isText) return;
      const from = Math.max(selection.from, at);
      const to = Math.min(selection.to, at + node.nodeSize);
      const mark = changed(node.marks);
      const isNothing = Object.values(mark.attrs).every((value) => value === null);
      if (isNothing) tr.removeMark(from, to, type);
      else tr.addMark(from, to, mark);
    });
  }
  view.dispatch(tr);
}

/** The selected words look like the whole text again. */
export function removeLooks(editor: Editor): void {
  editor.chain().focus().unsetAllMarks().run();
  const { state, view } = editor;
  const { from, to, empty } = state.selection;
  if (empty) return;
  const { tr } = state;
  for (const mark of wholeMarks(editor)) tr.addMark(from, to, mark);
  view.dispatch(tr);
}
