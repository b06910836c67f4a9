import { Button, TextInput } from '@mantine/core';
import { IconWorldSearch } from '@tabler/icons-react';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { client } from '../../api/client.ts';
import { request } from '../../api/request.ts';
import { Icon } from '../../theme/icon.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import { beginDraft } from './editor/entry-drafts.ts';
import classes from './knowledge-page.module.css';

interface LookUpProps {
  readonly outside: readonly ('wikipedia' | 'model')[];
}

/** Asks those who were set up about something new; what they tell can be corrected and kept. */
export function LookUp({ outside }: LookUpProps) {
  const id = useId();
  const navigate = useNavigate();
  const { isBusy, run } = useBusy();
  const [keyword, setKeyword] = useState('');
  const [unknown, setUnknown] = useState<string>();
  const lookUp = (event: FormEvent) => {
    event.preventDefault();
    const wanted = keyword.trim();
    if (wanted.length < 2) return;
    void run(async () => {
      const { found } = await request(
        (options) => client.lookUpThing({ body: { keyword: wanted } }, options),
        { errorToast: true },
      );
      if (!found) return setUnknown(wanted);
      const { thing, text, credit, is_draft } = found;
      beginDraft({ thing, text, credit, isFromModel: is_draft, isFound: true });
      await navigate('/knowledge/new');
    });
  };
  return (
    <form className={classes.lookUp} onSubmit={lookUp}>
      <div>
        <label className={classes.label} htmlFor={id}>
          Look something up
        </label>
        <p className={classes.quiet} id={`${id}-about`}>
          {namesOf(outside)} may know what we don’t. You can correct it before you keep it.
        </p>
      </div>
      <div className={classes.lookUpRow}>
        <TextInput
          id={id}
          aria-describedby={`${id}-about`}
          placeholder="sourdough starter"
          maxLength={120}
          value={keyword}
          error={unknown !== undefined && `We didn’t find enough about “${unknown}” for a film.`}
          onChange={(event) => {
            setKeyword(event.currentTarget.value);
            setUnknown(undefined);
          }}
        />
        <Button
          type="submit"
          variant="default"
          loading={isBusy}
          leftSection={<Icon shape={IconWorldSearch} />}
        >
          Look it up
        </Button>
      </div>
    </form>
  );
}

function namesOf(outside: LookUpProps['outside']): string {
  const names = { wikipedia: 'Wikipedia', model: 'Your language model' };
  return outside.map((one) => names[one]).join(' or ');
}
