import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from '../ui/empty-state.tsx';

/** Another person logged in while a project was open: it is not theirs to see or to save. */
export function ClosedNotice() {
  return (
    <EmptyState
      title="This project belongs to another account"
      action={
        <Button component={Link} to="/projects">
          Go to your projects
        </Button>
      }
    >
      Somebody else is logged in now. Unsaved changes are kept in this browser and come back when
      their owner opens the project again.
    </EmptyState>
  );
}
