import { Button, Checkbox, TextInput, useComputedColorScheme } from '@mantine/core';
import type { LeadAsk } from '@reelwright/contract';
import { isValidEmail } from '@reelwright/forms';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { client } from '../../api/client.ts';
import { errorMessage } from '../../api/error-message.ts';
import { withRecovery } from '../../api/with-recovery.ts';
import { useBusy } from '../../ui/use-busy.ts';
import classes from './lead-card.module.css';

interface LeadCardProps {
  readonly videoId: number;
  readonly ask: LeadAsk;
  readonly place: 'watch' | 'embed';
  readonly onSkip: () => void;
  readonly onGiven: () => void;
}

/** Bots are kept out by a puzzle that the browser solves by itself; nobody can sign in over a film. */
const recovery = {
  signIn: () => Promise.resolve(false),
  tellLoginNeeded: () => undefined,
  solveCaptcha: async () => (await import('../../captcha/solve-captcha.ts')).solveCaptcha(),
};

/** Lies over the film: a name, an address and consent, then the film goes on. */
export function LeadCard({ videoId, ask, place, onSkip, onGiven }: LeadCardProps) {
  const id = useId();
  const form = useRef<HTMLDivElement>(null);
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [agrees, setAgrees] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [thanks, setThanks] = useState<string>();
  const { isBusy, run } = useBusy();
  const scheme = useComputedColorScheme('light');
  useKeysOfItsOwn(form);
  const isAnswered = thanks !== undefined;
  useEffect(() => {
    // What is over a film is found at once: its first field, and later the way on.
    const wanted = isAnswered ? 'button' : 'input';
    form.current?.querySelector<HTMLElement>(wanted)?.focus({ preventScroll: true });
  }, [isAnswered]);
  const send = async () => {
    try {
      const body = { pid: videoId, name, email, consent: true as const, place };
      const { msg } = await withRecovery(
        (tokens) => client.leadGive({ body }, { ...tokens }),
        recovery,
      );
      setThanks(msg);
    } catch (error) {
      setProblems([errorMessage(error)]);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(name, email, agrees);
    setProblems(found);
    if (found.length === 0) void run(send);
  };
  const goOn = ask.moment === 'after' ? 'Close' : 'Watch the video';
  return (
    <div ref={form} className={classes.cover} role="dialog" aria-labelledby={id}>
      {/* Players are dark; what is filled in looks as it does on the page. */}
      <div className={classes.card} data-mantine-color-scheme={scheme}>
        <h2 id={id} className={classes.question} dir="auto">
          {ask.question}
        </h2>
        {isAnswered ? (
          <>
            <p role="status">{thanks}</p>
            <Button onClick={onGiven}>{goOn}</Button>
          </>
        ) : (
          <form noValidate className={classes.form} onSubmit={submit}>
            <div className={classes.fields}>
              <TextInput
                label="Name"
                autoComplete="name"
                maxLength={100}
                value={name}
                onChange={(event) => setName(event.currentTarget.value)}
              />
              <TextInput
                label="Email"
                type="email"
                autoComplete="email"
                maxLength={254}
                value={email}
                onChange={(event) => setEmail(event.currentTarget.value)}
              />
            </div>
            <Checkbox
              label={ask.consent}
              checked={agrees}
              onChange={(event) => setAgrees(event.currentTarget.checked)}
            />
            {problems.length > 0 && (
              <div className={classes.problem} role="alert">
                {problems.map((problem) => (
                  <p key={problem}>{problem}</p>
                ))}
              </div>
            )}
            <div className={classes.buttons}>
              <Button type="submit" loading={isBusy}>
                {ask.moment === 'after' ? 'Send' : 'Send and watch'}
              </Button>
              {ask.may_skip && (
                <Button variant="subtle" color="gray" onClick={onSkip}>
                  {ask.moment === 'after' ? 'No, thanks' : 'Skip'}
                </Button>
              )}
            </div>
          </form>
        )}
      </div>
    </div>
  );
}

/** Everything that is missing at once, in the order in which it is asked. */
function problemsOf(name: string, email: string, agrees: boolean): readonly string[] {
  const problems = [
    name.trim() === '' && 'Please enter your name.',
    !isValidEmail(email.trim()) && 'Please enter your email, like name@example.com.',
    !agrees && 'Please agree first.',
  ];
  return problems.filter((problem) => problem !== false);
}

/** The player around it listens for keys: what is typed here is no command. */
function useKeysOfItsOwn(place: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current;
    const keep = (event: KeyboardEvent) => event.stopPropagation();
    element?.addEventListener('keydown', keep);
    return () => element?.removeEventListener('keydown', keep);
  }, [place]);
}
