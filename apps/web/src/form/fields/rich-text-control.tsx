import { Input } from '@mantine/core';
import type { RichTextField } from '@reelwright/forms';
import type { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createRichText, htmlOf } from '../../rich-text/rich-text.ts';
import { documentOf } from '../../rich-text/text-document.ts';
import { controlId } from '../control-id.ts';
import type { FieldProps } from '../field-props.ts';
import { FieldFrame } from './field-frame.tsx';
import { FormattingBar } from './formatting-bar.tsx';
import { LengthNote } from './length-note.tsx';
import classes from './rich-text-control.module.css';

/** A text of which some words can be bold. */
export function RichTextControl(props: FieldProps<RichTextField>) {
  const { field, path, context, onChange, onLeave } = props;
  const id = controlId(context.formId, path);
  const html = typeof props.value === 'string' ? props.value : '';
  const problem = context.problems.get(path);
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const written = useRef(html);

  const write = useEffectEvent((text: string) => {
    written.current = text;
    onChange(text);
  });
  const leave = useEffectEvent(() => onLeave());
  const begin = useEffectEvent((element: HTMLElement) =>
    createRichText(element, html, {
      id,
      'aria-labelledby': `${id}-label`,
      'aria-required': String(field.required ?? false),
      ...(field.description && { 'aria-describedby': `${id}-description` }),
    }),
  );
  useEffect(() => {
    if (!place.current) return;
    const created = begin(place.current);
    created.on('update', () => write(htmlOf(created)));
    created.on('blur', () => leave());
    setEditor(created);
    return () => created.destroy();
  }, []);
  useEffect(() => {
    editor?.setEditable(!field.disabled, false);
    editor?.view.dom.setAttribute('aria-invalid', String(problem !== undefined));
  }, [editor, field.disabled, problem]);
  // Undone, or written by somebody else.
  useEffect(() => {
    if (!editor || written.current === html) return;
    written.current = html;
    editor.commands.setContent(documentOf(html), { emitUpdate: false });
  }, [editor, html]);

  return (
    <FieldFrame note={<LengthNote field={field} value={html} />}>
      <Input.Wrapper
        id={id}
        label={field.label}
        labelElement="div"
        labelProps={{ id: `${id}-label` }}
        description={field.description}
        error={problem}
        withAsterisk={field.required ?? false}
        inputWrapperOrder={['label', 'description', 'input', 'error']}
      >
        <div className={classes.box} data-wrong={problem !== undefined || undefined}>
          {editor && <FormattingBar editor={editor} label={field.label} />}
          <div ref={place} className={classes.text} data-placeholder={field.placeholder} />
        </div>
      </Input.Wrapper>
    </FieldFrame>
  );
}
