import { StartLink } from '../site/start-link.tsx';
import { Demo } from './demo/demo.tsx';
import classes from './hero.module.css';

export function Hero() {
  return (
    <section className={classes.hero}>
      <div className={classes.words}>
        <h1 className={classes.title}>
          Answer a few questions. <span className={classes.line}>Get a finished video.</span>
        </h1>
        <p className={classes.lead}>
          Reelwright writes the script, puts a picture to every sentence, speaks it, adds music and
          hands you the MP4. You change whatever you like.
        </p>
        <div className={classes.actions}>
          <StartLink />
          <p className={classes.note}>Runs on your own machine. No key, no internet.</p>
        </div>
      </div>
      <Demo />
    </section>
  );
}
