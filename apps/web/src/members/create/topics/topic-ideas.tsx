import { Button } from '@mantine/core';
import type { Ref } from 'react';
import classes from './topics.module.css';

interface TopicIdeasProps {
  readonly topics: readonly string[];
  readonly onChoose: (topic: string) => void;
  readonly change?: {
    readonly button: Ref<HTMLButtonElement>;
    readonly isOpen: boolean;
    readonly toggle: () => void;
  };
}

/** What somebody makes videos about, one press away from the keyword. */
export function TopicIdeas({ topics, onChoose, change }: TopicIdeasProps) {
  return (
    <div className={classes.ideas}>
      <span className={classes.label} id="your-topics">
        Your topics:
      </span>
      <ul className={classes.topics} aria-labelledby="your-topics">
        {topics.map((topic) => (
          <li key={topic}>
            <Button
              className={classes.topic ?? ''}
              variant="default"
              size="compact-sm"
              onClick={() => onChoose(topic)}
            >
              {topic}
            </Button>
          </li>
        ))}
      </ul>
      {change && (
        <Button
          ref={change.button}
          variant="subtle"
          color="gray"
          size="compact-sm"
          aria-label="Change your topics"
          aria-expanded={change.isOpen}
          onClick={change.toggle}
        >
          Change
        </Button>
      )}
    </div>
  );
}
