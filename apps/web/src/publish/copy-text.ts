import { toast } from '../ui/toast.tsx';

/** Puts words on the clipboard and says so. */
export async function copyText(text: string): Promise<void> {
  if (await copied(text)) toast.success('Copied to clipboard');
  else toast.error('Failed, please copy manually by pressing CTRL+C');
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedBySelection(text);
  }
}

/** On plain http browsers have no clipboard to write to; a selection can still be copied. */
function copiedBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  // Inside of a dialog, which keeps the focus to itself.
  const home = document.activeElement?.closest('[role="dialog"]') ?? document.body;
  home.append(field);
  const focused = document.activeElement;
  field.select();
  const worked = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return worked;
}
