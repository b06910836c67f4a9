// The editor of a whole article: paragraphs, headings, lists, quotes and bold words, kept as a little HTML.
import { Editor, type JSONContent } from '@tiptap/core';
import { DOMParser as DocumentParser, type Schema, Slice } from '@tiptap/pm/model';
import { StarterKit } from '@tiptap/starter-kit';
import { cleanPasted } from './clean-pasted.ts';

type Attributes = Readonly<Record<string, string>>;

/** What the clipboard brings as plain text, as HTML of the article's own kind. */
type ReadText = (text: string) => string;

export function createArticleText(
  element: HTMLElement,
  body: string,
  attributes: Attributes,
  readText: ReadText,
): Editor {
  const editor: Editor = new Editor({
    element,
    content: body,
    injectCSS: false,
    // Stars and hashes are letters here.
    enableInputRules: false,
    extensions: [
      StarterKit.configure({
        // Undo is the project's; the rest is nothing that the film would show.
        undoRedo: false,
        code: false,
        codeBlock: false,
        italic: false,
        underline: false,
        strike: false,
        link: false,
        horizontalRule: false,
        dropcursor: false,
        gapcursor: false,
        trailingNode: false,
        heading: { levels: [2, 3] },
      }),
    ],
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', ...attributes },
      // A copy of this very text is as it should be.
      transformPastedHTML: (pasted) =>
        pasted.includes('data-pm-slice') ? pasted : cleanPasted(pasted),
      clipboardTextParser: (text) => sliceOf(editor.schema, text, readText),
    },
  });
  return editor;
}

function sliceOf(schema: Schema, text: string, readText: ReadText): Slice {
  const holder = document.createElement('div');
  if (text.trim().includes('\n')) {
    holder.append(...new DOMParser().parseFromString(readText(text), 'text/html').body.childNodes);
  } else holder.textContent = text;
  const slice = DocumentParser.fromSchema(schema).parseSlice(holder, { preserveWhitespace: true });
  return Slice.maxOpen(slice.content);
}

/** Another article in the place of this one. */
export function setArticle(editor: Editor, body: string): void {
  editor.commands.setContent(body, { emitUpdate: false });
}

/** The article as it is kept. */
export function articleHtmlOf(editor: Editor): string {
  return (editor.getJSON().content ?? []).map(blockHtml).join('');
}

function blockHtml({ type, attrs, content = [] }: JSONContent): string {
  switch (type) {
    case 'heading': {
      const tag = attrs?.level === 3 ? 'h3' : 'h2';
      return inBlock(tag, content);
    }
    case 'blockquote':
      return content.map(({ content: words = [] }) => inBlock('blockquote', words)).join('');
    case 'bulletList':
    case 'orderedList': {
      const tag = type === 'orderedList' ? 'ol' : 'ul';
      const entries = content.flatMap(entriesOf).join('');
      return entries === '' ? '' : `<${tag}>${entries}</${tag}>`;
    }
    default:
      return inBlock('p', content);
  }
}

/** A list within a list is told one after the other. */
function entriesOf({ content = [] }: JSONContent): readonly string[] {
  return content.flatMap((inner) =>
    inner.type === 'paragraph'
      ? [inBlock('li', inner.content ?? [])]
      : (inner.content ?? []).flatMap(entriesOf),
  );
}

function inBlock(tag: string, words: readonly JSONContent[]): string {
  const html = words.map(inlineHtml).join('').replaceAll('</b><b>', '');
  return html.trim() === '' ? '' : `<${tag}>${html}</${tag}>`;
}

function inlineHtml({ type, text = '', marks = [] }: JSONContent): string {
  if (type === 'hardBreak') return '<br>';
  const words = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return marks.some((mark) => mark.type === 'bold') ? `<b>${words}</b>` : words;
}
