import type { Command } from './command.ts';

type Findable = Pick<Command, 'label' | 'words' | 'group'>;

/** Commands in which every typed word begins a word; those whose label begins with it come first. */
export function findCommands<C extends Findable>(commands: readonly C[], typed: string): C[] {
  const wanted = words(typed);
  const found = commands.filter((command) => {
    const has = words(`${command.label} ${command.words ?? ''} ${command.group}`);
    return wanted.every((word) => has.some((own) => own.startsWith(word)));
  });
  const first = wanted[0];
  if (first === undefined) return found;
  const leads = (command: C) => (words(command.label)[0]?.startsWith(first) ? 0 : 1);
  return found.toSorted((a, b) => leads(a) - leads(b));
}

function words(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}
