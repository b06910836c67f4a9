import { IconArrowRight } from '@tabler/icons-react';
import { type FormEvent, useId, useState } from 'react';
import { Icon } from '../theme/icon.tsx';
import classes from './keyword-form.module.css';

const longestKeyword = 60;

/** The shortest way to a film: one word. It plays in the wizard, without an account. */
export function KeywordForm() {
  const id = useId();
  const [keyword, setKeyword] = useState('');
  const begin = (event: FormEvent) => {
    event.preventDefault();
    const wanted = keyword.trim();
    const query = wanted === '' ? '' : `?keyword=${encodeURIComponent(wanted)}`;
    location.assign(`/members.html#/listicle-video${query}`);
  };
  return (
    <form className={classes.form} onSubmit={begin}>
      <label htmlFor={id} className={classes.label}>
        What is your video about?
      </label>
      <div className={classes.row}>
        <input
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
    </form>
  );
}
