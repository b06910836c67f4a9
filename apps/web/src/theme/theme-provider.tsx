import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import './mantine-styles.css';
import { colorSchemeManager } from './color-scheme-manager.ts';
import { cssVariables, mantineTheme } from './mantine-theme.ts';
import { styleNonce } from './style-nonce.ts';

const manager = colorSchemeManager();

export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  return (
    <MantineProvider
      theme={mantineTheme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={manager}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
    >
      {children}
    </MantineProvider>
  );
}
