import { ApiError } from '@reelwright/contract';
import { client } from '../api/client.ts';
import { isAbort } from '../api/error-message.ts';
import { toast } from '../ui/toast.tsx';
import { createReportLimit } from './report-limit.ts';

const MOST_STACK = 20_000;
const mayReport = createReportLimit({ most: 5, perMs: 60_000 });

/** Sends an error with what may explain it. Reporting never fails anything. */
export async function sendReport(error: unknown, details: object = {}): Promise<boolean> {
  try {
    const words = stackOf(error).slice(0, MOST_STACK);
    const body = { ...details, error: words, url: location.href, version: __PRODUCT_VERSION__ };
    await client.errorLog({ body });
    return true;
  } catch {
    return false;
  }
}

/** An error that nothing caught: tells the person, and us. A refused call is no news to the server. */
export function reportUnhandled(error: unknown, details: object = {}): void {
  if (isAbort(error)) return;
  if (error instanceof ApiError) {
    toast.error(error.message);
    return;
  }
  toast.error('Something went wrong here. It was reported; please try again.');
  if (mayReport(stackOf(error), Date.now())) void sendReport(error, details);
}

function stackOf(error: unknown): string {
  if (error instanceof Error) return error.stack || `${error.name}: ${error.message}`;
  return String(error) || 'Unknown error';
}
