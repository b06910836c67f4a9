import { Button } from '@mantine/core';
import { IconClipboardText } from '@tabler/icons-react';
import { useStore } from '../../store/use-store.ts';
import { Icon } from '../../theme/icon.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { fetchProblem } from './fetch-article.ts';

interface FetchProblemNoteProps {
  /** What is chosen now: what was said of another page is gone. */
  readonly link: string | undefined;
  readonly onPaste: () => void;
}

/** A page that could not be read: why, and the way that always works. */
export function FetchProblemNote({ link, onPaste }: FetchProblemNoteProps) {
  const problem = useStore(fetchProblem);
  if (!problem || problem.link !== link) return null;
  return (
    <InlineAlert
      tone="danger"
      action={
        <Button variant="light" leftSection={<Icon shape={IconClipboardText} />} onClick={onPaste}>
          Paste it instead
        </Button>
      }
    >
      {problem.message}
    </InlineAlert>
  );
}
