import { Button, Textarea, TextInput } from '@mantine/core';
import type { Looks } from '@reelwright/contract';
import classes from '../settings.module.css';

interface LegalPagesProps {
  readonly pages: Looks['legal'];
  readonly onChange: (pages: Looks['legal']) => void;
}

/** A page has no name of its own while its title is typed: its place is what it is known by. */
const places = [0, 1, 2, 3];
const usual = ['Imprint', 'Privacy', 'Terms of use', 'Refunds'];

/** Pages that the law asks for, linked at the foot of every public page. */
export function LegalPages({ pages, onChange }: LegalPagesProps) {
  const change = (index: number, part: Partial<Looks['legal'][number]>) =>
    onChange(pages.map((page, at) => (at === index ? { ...page, ...part } : page)));
  const next = usual.find((title) => pages.every((page) => page.title !== title)) ?? '';
  return (
    <fieldset className={classes.fieldset}>
      <legend className={classes.label}>Legal pages</legend>
      {places.slice(0, pages.length).map((index) => (
        <div key={index} className={classes.form}>
          <TextInput
            label="Title"
            maxLength={60}
            value={pages[index]?.title ?? ''}
            onChange={(event) => change(index, { title: event.currentTarget.value })}
          />
          <Textarea
            label="Text"
            description="Markdown: # headings, - lists, **strong**, [links](https://…)"
            autosize
            minRows={3}
            maxRows={16}
            value={pages[index]?.text ?? ''}
            onChange={(event) => change(index, { text: event.currentTarget.value })}
          />
          <div className={classes.buttons}>
            <Button
              variant="subtle"
              color="gray"
              size="compact-sm"
              aria-label={`Take away ${pages[index]?.title || 'the page'}`}
              onClick={() => onChange(pages.filter((_, at) => at !== index))}
            >
              Take away
            </Button>
          </div>
        </div>
      ))}
      {pages.length < places.length && (
        <Button variant="default" onClick={() => onChange([...pages, { title: next, text: '' }])}>
          Add a page
        </Button>
      )}
    </fieldset>
  );
}
