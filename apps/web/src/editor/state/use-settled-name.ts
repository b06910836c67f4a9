import { useDebouncedValue } from '@mantine/hooks';
import { useEditorPart } from './use-editor.ts';

const settledMs = 250;

/** A text is called by its words. While somebody types them, its name follows when they pause: the stage comes first. */
export function useSettledName(name: string): string {
  const isTyping = useEditorPart(({ typingId }) => typingId !== undefined);
  const [settled] = useDebouncedValue(name, settledMs);
  return isTyping ? settled : name;
}
