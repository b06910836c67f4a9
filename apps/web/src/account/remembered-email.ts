import { forgetChoice, recallChoice, rememberChoice } from '../ui/choice-memory.ts';

const name = 'remembered-email';
const keptDays = 365;

/** The email that the login form is filled with. */
export function rememberedEmail(): string {
  return recallChoice(name) ?? '';
}

export function rememberEmail(email: string, remember: boolean): void {
  if (remember) rememberChoice(name, email, { days: keptDays });
  else forgetChoice(name);
}
