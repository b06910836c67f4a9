import { Button } from '@mantine/core';
import classes from './field-ideas.module.css';

interface FieldIdeasProps {
  /** The field they are for. */
  readonly label: string;
  readonly ideas: readonly string[];
  readonly chosen: string;
  readonly onChoose: (idea: string) => void;
}

/** Ready answers below a field; one press takes one, and it can be changed from there. */
export function FieldIdeas({ label, ideas, chosen, onChoose }: FieldIdeasProps) {
  return (
    <ul className={classes.ideas} aria-label={`Ideas: ${label}`}>
      {ideas.map((idea) => (
        <li key={idea}>
          <Button
            className={classes.idea ?? ''}
            variant={idea === chosen ? 'light' : 'default'}
            size="compact-sm"
            aria-pressed={idea === chosen}
            onClick={() => onChoose(idea)}
          >
            {idea}
          </Button>
        </li>
      ))}
    </ul>
  );
}
