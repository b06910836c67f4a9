import { Button } from '@mantine/core';
import { InlineAlert } from '../ui/inline-alert.tsx';

export function NoVoice({ onAdd }: { readonly onAdd: () => void }) {
  return (
    <InlineAlert
      title="No voice-over"
      action={
        <Button variant="light" onClick={onAdd}>
          Add a voice-over
        </Button>
      }
    >
      A voice-over is recommended: people stay longer when somebody tells the story.
    </InlineAlert>
  );
}
