import { Button, ColorInput, Textarea, TextInput } from '@mantine/core';
import { isReadableAsChosen, type Looks, productName } from '@reelwright/contract';
import { type FormEvent, useState } from 'react';
import { useBusy } from '../../../ui/use-busy.ts';
import classes from '../settings.module.css';
import { LegalPages } from './legal-pages.tsx';
import { LogoField } from './logo-field.tsx';
import { LooksPreview } from './looks-preview.tsx';
import { useSaveLooks } from './use-looks.ts';

interface LooksFormProps {
  readonly saved: Looks;
  readonly isSenderGiven: boolean;
}

const isColour = (text: string) => /^#[\da-f]{6}$/i.test(text);

export function LooksForm({ saved, isSenderGiven }: LooksFormProps) {
  const [looks, setLooks] = useState(saved);
  const change = (part: Partial<Looks>) => setLooks((before) => ({ ...before, ...part }));
  const save = useSaveLooks();
  const { isBusy, run } = useBusy();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The head of a page is written when it is opened.
    void run(async () => void ((await save(looks)) && location.reload()));
  };
  const isChanged = looks.colour !== '' && isColour(looks.colour);
  return (
    <form className={classes.looks} onSubmit={submit}>
      <div className={classes.form}>
        <TextInput
          label="Name"
          placeholder={productName}
          maxLength={40}
          value={looks.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <LogoField logo={looks.logo} onChange={(logo) => change({ logo })} />
        <ColorInput
          label="Color"
          placeholder="#5b5bd6"
          description="For buttons, links and whatever is selected."
          value={looks.colour}
          onChange={(colour) => change({ colour })}
          error={looks.colour !== '' && !isColour(looks.colour) && 'Like #2f6f4f'}
        />
        {isChanged && !isReadableAsChosen(looks.colour) && (
          <p className={classes.quiet}>
            White words would be hard to read on this color, so buttons use a darker one.
          </p>
        )}
        <TextInput
          label="Sender of mails"
          placeholder="Ann’s Films <hello@example.com>"
          description={
            isSenderGiven ? 'MAIL_FROM is set in the environment, which takes priority.' : undefined
          }
          disabled={isSenderGiven}
          value={looks.mail_from}
          onChange={(event) => change({ mail_from: event.currentTarget.value })}
        />
        <Textarea
          label="Welcome"
          description="Shown on the front page and where people sign in."
          autosize
          minRows={2}
          maxLength={300}
          value={looks.welcome}
          onChange={(event) => change({ welcome: event.currentTarget.value })}
        />
        <LegalPages pages={looks.legal} onChange={(legal) => change({ legal })} />
        <Textarea
          label="What affiliates read"
          description="Markdown. {link} becomes their own link. Leave it empty for the built-in page."
          autosize
          minRows={3}
          maxRows={16}
          value={looks.partner_page}
          onChange={(event) => change({ partner_page: event.currentTarget.value })}
        />
        <div className={classes.buttons}>
          <Button type="submit" loading={isBusy}>
            Save
          </Button>
        </div>
      </div>
      <LooksPreview looks={isChanged || looks.colour === '' ? looks : { ...looks, colour: '' }} />
    </form>
  );
}
