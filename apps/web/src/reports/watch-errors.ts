import { reportUnhandled } from './report-error.ts';

/** Browsers say this when a layout settles late; nothing is wrong. */
const harmless = /ResizeObserver loop/;

/** From here on whatever nothing catches is shown and reported. */
export function watchErrors(): void {
  window.addEventListener('error', (event) => {
    if (!harmless.test(event.message)) reportUnhandled(event.error ?? event.message);
  });
  window.addEventListener('unhandledrejection', (event) => reportUnhandled(event.reason));
}
