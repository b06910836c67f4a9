import { InlineAlert } from '../../ui/inline-alert.tsx';
import classes from './knowledge-page.module.css';

interface FileProblem {
  readonly file: string;
  readonly line: number;
  readonly sentence: string;
}

const maxShown = 5;

/** What could not be read of the files in the data folder. Everything else of them is used. */
export function FileProblems({ problems }: { readonly problems: readonly FileProblem[] }) {
  if (problems.length === 0) return null;
  const more = problems.length - maxShown;
  return (
    <InlineAlert tone="warning" title="Some lines of your files couldn’t be read">
      <ul className={classes.problems}>
        {problems.slice(0, maxShown).map(({ file, line, sentence }) => (
          <li key={`${file} ${line} ${sentence}`}>
            <strong>
              {file}, line {line}:
            </strong>{' '}
            {sentence}
          </li>
        ))}
      </ul>
      {more > 0 && `And ${more} more. `}Everything else in them is used.
    </InlineAlert>
  );
}
