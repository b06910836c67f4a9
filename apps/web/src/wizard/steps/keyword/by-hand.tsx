import { Button, Textarea } from '@mantine/core';
import { IconClipboardText, IconPencil, IconWorldSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useUser } from '../../../account/use-user.ts';
import { client } from '../../../api/client.ts';
import { request } from '../../../api/request.ts';
import { Icon } from '../../../theme/icon.tsx';
import { NewTab } from '../../../ui/new-tab.tsx';
import { useWizard } from '../../wizard-model.ts';
import classes from './keyword-step.module.css';

/** What helps with a keyword that nothing is known about: one's own words, typed or pasted, and whom else to ask. */
export function ByHand() {
  const { wizard, change, next } = useWizard();
  const [notes, setNotes] = useState<string>();
  const notesId = useId();
  const { byHand } = wizard;
  if (!byHand) return null;
  const { begin, label } = byHand;
  const goOn = () => {
    if (begin) change('Write it yourself', begin);
    void next();
  };
  const take = () => {
    change('Paste a list', (now) => byHand.notes?.take(now, notes ?? '') ?? now);
    void next();
  };
  return (
    <>
      <div className={classes.choices}>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<Icon shape={IconPencil} sizePx={16} />}
          onClick={goOn}
        >
          {label}
        </Button>
        {byHand.notes && (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<Icon shape={IconClipboardText} sizePx={16} />}
            aria-expanded={notes !== undefined}
            aria-controls={notesId}
            onClick={() => setNotes(notes === undefined ? '' : undefined)}
          >
            {byHand.notes.label}
          </Button>
        )}
      </div>
      {byHand.notes && notes !== undefined && (
        <div id={notesId} className={classes.notes}>
          <Textarea
            label="Your list"
            description={byHand.notes.hint}
            autosize
            minRows={4}
            maxRows={12}
            data-autofocus
            value={notes}
            onChange={(event) => setNotes(event.currentTarget.value)}
          />
          <Button size="compact-md" disabled={notes.trim() === ''} onClick={take}>
            Use this list
          </Button>
        </div>
      )}
      <OthersToAsk />
    </>
  );
}

/** Nobody is asked unless whoever runs this installation said so: its owner is shown how. */
function OthersToAsk() {
  const isOwner = useUser()?.access?.owner === true;
  const { data } = useQuery({
    queryKey: ['knowledge-options'],
    queryFn: () => request((options) => client.knowledgeOptions({}, options)),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (!data || (data.model && data.wikipedia)) return null;
  const missing = data.model ? 'Wikipedia' : data.wikipedia ? 'a model' : 'Wikipedia or a model';
  if (!isOwner) {
    return (
      <p className={classes.note}>
        Whoever runs this installation can have it look up more, with {missing}.
      </p>
    );
  }
  return (
    <div className={classes.choices}>
      <Button
        component="a"
        href="/docs/knowledge"
        target="_blank"
        rel="noreferrer"
        size="compact-sm"
        variant="default"
        leftSection={<Icon shape={IconWorldSearch} sizePx={16} />}
      >
        Switch on {missing}
        <NewTab />
      </Button>
    </div>
  );
}
