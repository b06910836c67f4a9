import { ApiError } from '@reelwright/contract';
import { isAbort } from '../api/error-message.ts';
import { toast } from '../ui/toast.tsx';
import { createReportLimit } from './report-limit.ts';
import { sendReport, stackOf } from './send-report.ts';

const mayReport = createReportLimit({ most: 5, perMs: 60_000 });

/** An error that nothing caught: tells the person, and us. A refused call is no news to the server. */
export function reportUnhandled(error: unknown, details: object = {}): void {
  if (isAbort(error)) return;
  if (error instanceof ApiError) {
    toast.error(error.message);
    return;
  }
  toast.error('Something went wrong, and we’ve been notified. Please try again.');
  if (mayReport(stackOf(error), Date.now())) void sendReport(error, details);
}
