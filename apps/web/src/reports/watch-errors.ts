import { reportUnhandled } from './report-error.ts';

/** Browsers say this when a layout settles late; nothing is wrong. */
const HARMLESS = /ResizeObserver loop/;

/** From here on whatever nothing catches is shown and reported. */
export function watchErrors(): void {
  window.addEventListener('error', (event) => {
    if (!HARMLESS.test(event.message)) reportUnhandled(event.error ?? event.message);
  });
  window.addEventListener('unhandledrejection', (event) => reportUnhandled(event.reason));
}
