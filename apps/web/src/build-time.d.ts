// What the build puts in: see vite.config.ts.

declare module 'virtual:call-routes' {
  export const routes: import('@reelwright/contract').CallRoutes;
}

/** The version of the product this page was built from. */
declare const __PRODUCT_VERSION__: string;
