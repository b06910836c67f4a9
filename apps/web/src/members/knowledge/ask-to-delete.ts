import { brand } from '../../brand/brand.ts';
import { confirm } from '../../ui/dialogs/confirm.tsx';

export function askToDelete(name: string): Promise<boolean> {
  return confirm({
    title: `Delete ${name}?`,
    message: `New videos won’t mention it anymore; if ${brand.name} knows something by this name itself, that’s used again. Videos you have made stay as they are. This can’t be undone.`,
    confirmLabel: 'Delete',
    danger: true,
  });
}
