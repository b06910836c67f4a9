import { callRoutes, calls } from '@reelwright/contract';
import type { Plugin } from 'vite';

const name = 'virtual:call-routes';

/** Hands the browser the addresses of all calls as plain data, so that it need not load their schemas. */
export function callRoutesModule(): Plugin {
  return {
    name: 'call-routes',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) =>
      id === `\0${name}`
        ? `export const routes = ${JSON.stringify(callRoutes(calls))};`
        : undefined,
  };
}
