import { ErrorState } from '../ui/error-state.tsx';

interface PageErrorProps {
  readonly error: unknown;
}

/** A page that fell over. Loading it anew also fetches what an update has renamed. */
export function PageError({ error }: PageErrorProps) {
  return (
    <ErrorState
      title="This page stopped working"
      advice="Load it again. If it happens once more, the details below help whoever looks after this installation."
      safe="Everything you saved is still there."
      retryLabel="Load again"
      onRetry={() => location.reload()}
      details={error instanceof Error ? `${error.name}: ${error.message}` : String(error)}
    />
  );
}
