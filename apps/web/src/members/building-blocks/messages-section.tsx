import { Button } from '@mantine/core';
import { useState } from 'react';
import { forgetChoice } from '../../ui/choice-memory.ts';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { toast } from '../../ui/toast.tsx';
import { DialogSpecimens } from './dialog-specimens.tsx';
import { Section, Specimen } from './section.tsx';

export function MessagesSection() {
  return (
    <Section
      id="messages"
      title="Messages and dialogs"
      intro="What just happened is a toast. What to know before going on is an alert. A dialog is for decisions alone."
    >
      <Specimen label="Alerts">
        <InlineAlert tone="info" action={<Button size="xs">Verify</Button>}>
          Please verify your email to unlock all features.
        </InlineAlert>
        <InlineAlert tone="success" title="Profile updated successfully">
          New videos will use it on their last slide.
        </InlineAlert>
        <InlineAlert tone="warning">This clip is longer than 20 seconds.</InlineAlert>
        <InlineAlert tone="danger" title="This video could not be converted">
          A picture inside it may be broken. Try publishing it again; your project is saved.
        </InlineAlert>
      </Specimen>
      <Specimen label="Alerts that can be put away">
        <PutAwayAlerts />
      </Specimen>
      <Specimen
        label="Toasts: 3 s for good news, 5 s for errors, the same words once in 2 s"
        layout="row"
      >
        <Button variant="default" onClick={() => toast.success('Copied to clipboard')}>
          Success
        </Button>
        <Button variant="default" onClick={() => toast.error('Connection error')}>
          Error
        </Button>
        <Button
          variant="default"
          onClick={() =>
            toast.info('Slide removed', { undo: () => toast.success('Slide is back') })
          }
        >
          With Undo
        </Button>
        <Button
          variant="default"
          onClick={() =>
            toast.error(
              'No results found for single origin coffee from a very small farm. Please try a different keyword or search engine',
            )
          }
        >
          Long words
        </Button>
      </Specimen>
      <Specimen label="Dialogs" layout="row">
        <DialogSpecimens />
      </Specimen>
    </Section>
  );
}

function PutAwayAlerts() {
  const [turn, setTurn] = useState(0);
  const bringBack = () => {
    for (const id of ['blocks-session', 'blocks-forever']) forgetChoice(`dismissed-${id}`);
    setTurn(turn + 1);
  };
  return (
    <>
      <InlineAlert key={`s${turn}`} dismiss={{ id: 'blocks-session', for: 'session' }}>
        Gone until you close this tab.
      </InlineAlert>
      <InlineAlert key={`f${turn}`} dismiss={{ id: 'blocks-forever', for: 'forever' }}>
        Gone for seven days.
      </InlineAlert>
      <div>
        <Button variant="subtle" onClick={bringBack}>
          Bring them back
        </Button>
      </div>
    </>
  );
}
