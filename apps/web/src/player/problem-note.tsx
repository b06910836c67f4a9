import type { ProjectData } from '@reelwright/movie';
import { IconAlertTriangle, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { sendReport } from '../reports/send-report.ts';
import { useStore } from '../store/use-store.ts';
import { Icon } from '../theme/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { describeProblem } from './describe-problem.ts';
import type { MovieScreen } from './movie-screen.ts';
import classes from './problem-note.module.css';

/** These are named; of the others only how many there are. */
const maxNamed = 3;
/** Whatever is missing shows within the first frames: waiting this long makes one report of it. */
const gatherMs = 2000;
/** In this visit: a movie that is opened again has nothing new to tell. */
const reported = new Set<string>();

interface ProblemNoteProps {
  readonly screen: MovieScreen;
  readonly movie: ProjectData;
}

/** A quiet word on what could not be shown. It can be put away, until there is something else. */
export function ProblemNote({ screen, movie }: ProblemNoteProps) {
  const problems = useStore(screen.assets.problems);
  const [seen, setSeen] = useState(0);
  const count = problems.length;

  useEffect(() => {
    if (count === 0) return;
    const timer = setTimeout(() => {
      const all = screen.assets.problems.get();
      const words = [
        ...all.map((problem) => describeProblem(problem, movie)),
        ...screen.assets.timeouts(),
      ];
      // What comes to light later, such as a video that was waited for in vain, is another report.
      if (words.every((sentence) => reported.has(sentence))) return;
      for (const sentence of words) reported.add(sentence);
      void sendReport(
        `Something in this video couldn’t be shown as it should be. ${words.join(' ')}`,
        {
          problems: all,
        },
      );
    }, gatherMs);
    return () => clearTimeout(timer);
  }, [count, screen, movie]);

  if (problems.length <= seen) return null;
  const named = problems.slice(0, maxNamed);
  const more = problems.length - named.length;
  return (
    <div className={classes.note} role="status">
      <Icon shape={IconAlertTriangle} />
      <ul className={classes.words}>
        {named.map((problem) => (
          <li key={JSON.stringify(problem)}>{describeProblem(problem, movie)}</li>
        ))}
        {more > 0 && <li>{more === 1 ? 'And one more.' : `And ${more} more.`}</li>}
      </ul>
      <IconButton icon={IconX} label="Dismiss" onClick={() => setSeen(problems.length)} />
    </div>
  );
}
