import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from '../../ui/empty-state.tsx';

/** What there is to create. Nothing yet in this version, and it says so. */
export function CreatePage() {
  return (
    <EmptyState
      title="Your installation is ready"
      action={
        <Button component={Link} to="/building-blocks">
          See the building blocks
        </Button>
      }
    >
      Reelwright is running on this machine. The video makers arrive with the next updates; until
      then you can look at the parts they are made of.
    </EmptyState>
  );
}
