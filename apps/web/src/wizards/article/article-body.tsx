import { Input } from '@mantine/core';
import { textToBody } from '@reelwright/article';
import type { Editor } from '@tiptap/core';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { FormattingBar } from '../../form/fields/formatting-bar.tsx';
import { articleHtmlOf, createArticleText, setArticle } from '../../rich-text/article-text.ts';
import classes from './article-body.module.css';

/** A long text is read out of its editor when the hand rests, not with every letter. */
const pauseMs = 250;

interface ArticleBodyProps {
  readonly label: string;
  readonly description?: string;
  readonly placeholder: string;
  readonly body: string;
  readonly problem?: string | undefined;
  readonly autoFocus?: boolean;
  /** The caret's place is its own; the field can be found by this. */
  readonly id: string;
  readonly onChange: (body: string) => void;
  /** Something is pasted; true: it was taken care of. */
  readonly onPasteText?: (text: string) => boolean;
  /** Below the text, in its frame. */
  readonly children?: ReactNode;
}

/** The text of an article. Spec: bold and remove-format, nothing else. */
export function ArticleBody(props: ArticleBodyProps) {
  const { label, description, body, problem, id } = props;
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const written = useRef(body);
  const labelId = useId();

  const write = useEffectEvent((created: Editor) => {
    const html = articleHtmlOf(created);
    if (html === written.current) return;
    written.current = html;
    props.onChange(html);
  });
  const paste = useEffectEvent((text: string) => props.onPasteText?.(text) ?? false);
  const begin = useEffectEvent((element: HTMLElement) =>
    createArticleText(
      element,
      body,
      { id, 'aria-labelledby': labelId, 'aria-required': 'true' },
      textToBody,
    ),
  );
  useEffect(() => {
    if (!place.current) return;
    const created = begin(place.current);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const now = () => {
      clearTimeout(timer);
      if (!created.isDestroyed) write(created);
    };
    created.on('update', () => {
      clearTimeout(timer);
      timer = setTimeout(now, pauseMs);
    });
    created.on('blur', now);
    created.view.dom.addEventListener(
      'paste',
      (event) => {
        if (!paste(event.clipboardData?.getData('text/plain') ?? '')) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      { capture: true },
    );
    setEditor(created);
    return () => {
      now();
      created.destroy();
    };
  }, []);
  useEffect(() => {
    editor?.view.dom.setAttribute('aria-invalid', String(problem !== undefined));
  }, [editor, problem]);
  // Undone, or read from a page meanwhile.
  useEffect(() => {
    if (!editor || written.current === body) return;
    written.current = body;
    setArticle(editor, body);
  }, [editor, body]);
  const { autoFocus = false } = props;
  useEffect(() => {
    if (autoFocus) editor?.commands.focus('end');
  }, [editor, autoFocus]);

  return (
    <div data-field>
      <Input.Wrapper
        label={label}
        labelElement="div"
        labelProps={{ id: labelId }}
        description={description}
        error={problem}
        withAsterisk
        inputWrapperOrder={['label', 'description', 'input', 'error']}
      >
        <div className={classes.box} data-wrong={problem !== undefined || undefined}>
          {editor && <FormattingBar editor={editor} label={label} />}
          <div
            ref={place}
            className={classes.text}
            data-empty={body === '' || undefined}
            data-placeholder={props.placeholder}
          />
          {props.children}
        </div>
      </Input.Wrapper>
    </div>
  );
}
