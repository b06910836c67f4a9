import 'react';

declare module 'react' {
  // Custom properties carry the few values that only code knows, such as how full a bar is.
  interface CSSProperties {
    [customProperty: `--${string}`]: string | number | undefined;
  }
}
