import { client } from '../api/client.ts';

const maxStack = 20_000;

/** Sends an error with what may explain it. Reporting never fails anything. */
export async function sendReport(error: unknown, details: object = {}): Promise<boolean> {
  try {
    const words = stackOf(error).slice(0, maxStack);
    const body = { ...details, error: words, url: location.href, version: __PRODUCT_VERSION__ };
    await client.errorLog({ body });
    return true;
  } catch {
    return false;
  }
}

export function stackOf(error: unknown): string {
  if (error instanceof Error) return error.stack || `${error.name}: ${error.message}`;
  return String(error) || 'Unknown error';
}
