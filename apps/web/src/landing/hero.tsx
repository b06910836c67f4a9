import { brand } from '../brand/brand.ts';
import { SampleFrame } from '../sample/sample-frame.tsx';
import { KeywordForm } from '../site/keyword-form.tsx';
import classes from './hero.module.css';

export function Hero() {
  return (
    <section className={classes.hero}>
      <div className={classes.words}>
        <h1 className={classes.title}>
          Answer a few questions. <span className={classes.line}>Get a finished video.</span>
        </h1>
        <p className={classes.lead}>
          {brand.welcome ||
            `${brand.name} writes the script, finds a picture for every sentence, adds a voice and music, and hands you the MP4. Change anything you like.`}
        </p>
        <div className={classes.actions}>
          <KeywordForm />
          <p className={classes.note}>
            No account needed to see it. Runs on your own machine, without an API key.
          </p>
        </div>
      </div>
      <div className={classes.film}>
        <SampleFrame />
        <p className={classes.caption}>
          Made with {brand.name}, and drawn live in your browser. It’s waiting in your account for
          you to change.
        </p>
      </div>
    </section>
  );
}
