import { useRouteError } from 'react-router';
import { PageError } from './page-error.tsx';

export function RouteError() {
  return <PageError error={useRouteError()} />;
}
