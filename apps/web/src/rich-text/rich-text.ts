// The only file that knows which parts of Tiptap make up a text of ours.
import { Editor, Extension, Mark, Node } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { StarterKit } from '@tiptap/starter-kit';
import { documentOf, htmlOfDocument, type Look } from './text-document.ts';

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

/** What a screen reader is told of the text: its name, at least. */
type Attributes = Readonly<Record<string, string>>;

/**
 * An editor of one text, in an element of its own. On the stage nobody sees it: the stage draws what is typed, so there
 * is nothing to scroll to, and looking for it would lay out the page once more for every letter.
 */
export function createRichText(
  element: HTMLElement,
  html: string,
  attributes: Attributes,
  isSeen = true,
): Editor {
  return new Editor({
    element,
    content: documentOf(html),
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
}

/** The text as it is saved. */
export function htmlOf(editor: Editor): string {
  return htmlOfDocument(editor.getJSON());
}

/** Another text in the place of this one, as the stage reads it. */
export function setHtml(editor: Editor, html: string): void {
  editor.commands.setContent(documentOf(html), { emitUpdate: true });
}

/** What the selected words look like; of several looks, the first. */
export function lookOf(editor: Editor): Look {
  return editor.getAttributes('look') as Look;
}

/** Changes a part of the look of the selected words. `null` takes it away. */
export function changeLook(editor: Editor, change: Look): void {
  editor
    .chain()
    .setMark('look', { ...lookOf(editor), ...change })
    .run();
}
