import { reportUnhandled } from '../reports/report-error.ts';

/** A part of the page that could not be drawn. Developers see it in the console as well. */
export function reportDrawing(
  error: unknown,
  { componentStack }: { readonly componentStack?: string | undefined },
): void {
  console.error(error);
  reportUnhandled(error, { componentStack });
}
