import { forgetChoice, recallChoice, rememberChoice } from '../ui/choice-memory.ts';

const NAME = 'remembered-email';
const DAYS = 365;

/** The email that the login form is filled with. */
export function rememberedEmail(): string {
  return recallChoice(NAME) ?? '';
}

export function rememberEmail(email: string, remember: boolean): void {
  if (remember) rememberChoice(NAME, email, { days: DAYS });
  else forgetChoice(NAME);
}
