import type { Script, ScriptPart } from '@reelwright/wizards';

/** What goes around a film. By itself it is none. */
const surroundings: ReadonlySet<ScriptPart['role']> = new Set([
  'intro',
  'hook',
  'bonus',
  'call-to-action',
  'closing',
  'contact',
  'outro',
]);

/** Whether a script is about anything: answers that are no answers still have a closing line. */
export function tellsSomething({ parts }: Script): boolean {
  return parts.some(({ role }) => !surroundings.has(role));
}
