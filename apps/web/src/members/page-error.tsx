import { ErrorState } from '../ui/error-state.tsx';

interface PageErrorProps {
  readonly error: unknown;
}

/** A page that fell over. Loading it anew also fetches what an update has renamed. */
export function PageError({ error }: PageErrorProps) {
  return (
    <ErrorState
      title="This page stopped working"
      advice="Please reload it. If it happens again, the details below will help whoever looks after this installation."
      safe="Everything you saved is safe."
      retryLabel="Reload"
      onRetry={() => location.reload()}
      details={error instanceof Error ? `${error.name}: ${error.message}` : String(error)}
    />
  );
}
