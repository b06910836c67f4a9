import { Button } from '@mantine/core';
import { useStore } from '../../store/use-store.ts';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { useWizard } from '../wizard-model.ts';
import { describeLostEdit, lostEdits } from './lost-edits.ts';
import classes from './lost-edits-notice.module.css';

/** Which of somebody's own edits the new film has no place for. */
export function LostEditsNotice() {
  const { tab } = useWizard();
  const { tabKey, edits } = useStore(lostEdits);
  if (tabKey !== tab.key || edits.length === 0) return null;
  const sentences = [...new Set(edits.map(describeLostEdit))];
  return (
    <InlineAlert
      tone="warning"
      title="Not everything you changed by hand could be kept"
      action={
        <Button
          variant="light"
          size="compact-sm"
          onClick={() => lostEdits.set({ tabKey: '', edits: [] })}
        >
          OK
        </Button>
      }
    >
      <ul className={classes.list}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      You’ll find the previous version in this video’s history, in your projects.
    </InlineAlert>
  );
}
