import { IconArrowRight } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Icon } from '../theme/icon.tsx';
import classes from './keyword-form.module.css';
import { kindOfWords } from './kind-of-words.ts';
import { longestKeyword } from './longest-keyword.ts';

/** Kinds of film that fill themselves in from one word, by the routes of their wizards. */
const kinds = [
  { route: '/listicle-video', label: 'Top 10' },
  { route: '/quiz-video', label: 'Quiz' },
  { route: '/comparison-video', label: 'Comparison' },
  { route: '/affiliate-video', label: 'Affiliate' },
] as const;

interface KeywordFormProps {
  /** Goes to a page of the app: '/listicle-video?keyword=coffee'. */
  readonly onBegin?: (route: string) => void;
  /** Keywords to choose from, under the field. Choosing one fills it in. */
  readonly ideas?: (choose: (keyword: string) => void) => ReactNode;
}

const toApp = (route: string) => location.assign(`/members.html#${route}`);

/** The shortest way to a film: one word, and what kind of film it becomes. It plays in the wizard, without an account. */
export function KeywordForm({ onBegin = toApp, ideas }: KeywordFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [chosenKind, setChosenKind] = useState<string>();
  const [keyword, setKeyword] = useState('');
  // Until somebody chooses, the words do: 'an offer for my bakery' is no list.
  const kind = chosenKind ?? kindOfWords(keyword) ?? kinds[0].route;
  const begin = (event: FormEvent) => {
    event.preventDefault();
    const wanted = keyword.trim();
    const query = wanted === '' ? '' : `?keyword=${encodeURIComponent(wanted)}`;
    onBegin(`${kind}${query}`);
  };
  const choose = (chosen: string) => {
    setKeyword(chosen);
    field.current?.focus();
  };
  return (
    <form className={classes.form} onSubmit={begin}>
      <label htmlFor={id} className={classes.label}>
        What is your video about?
      </label>
      <div className={classes.row}>
        <input
          ref={field}
          id={id}
          className={classes.input}
          type="text"
          autoComplete="off"
          maxLength={longestKeyword}
          placeholder="coffee"
          value={keyword}
          onChange={(event) => setKeyword(event.currentTarget.value)}
        />
        <button type="submit" className={classes.button}>
          Make my video
          <Icon shape={IconArrowRight} />
        </button>
      </div>
      {ideas?.(choose)}
      <fieldset className={classes.kinds}>
        <legend className={classes.legend}>Kind of video</legend>
        {kinds.map(({ route, label }) => (
          <label key={route} className={classes.kind}>
            <input
              type="radio"
              name={`${id}-kind`}
              className={classes.choice}
              checked={kind === route}
              onChange={() => setChosenKind(route)}
            />
            {label}
          </label>
        ))}
      </fieldset>
    </form>
  );
}
