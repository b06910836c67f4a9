import { StartLink } from '../site/start-link.tsx';
import classes from './closing-call.module.css';

export function ClosingCall() {
  return (
    <section className={classes.section}>
      <div className={classes.card}>
        <h2 className={classes.title}>What’s your next video about?</h2>
        <p className={classes.words}>One word is enough to get started.</p>
        <StartLink onColour />
      </div>
    </section>
  );
}
