import { createContext, type ReactNode, useContext, useLayoutEffect } from 'react';
import { createStore } from '../store/create-store.ts';

/** Whether the page that is open takes the whole window and brings a head of its own. */
export const windowFilled = createStore(false);

/** While the component is drawn, header and sidebar step back. Whatever stands in its place (an error, say) has them again. */
export function useFillsWindow(): void {
  useLayoutEffect(() => {
    windowFilled.set(true);
    return () => windowFilled.set(false);
  }, []);
}

interface ShellCorner {
  /** Help, and the account or the way to one. */
  readonly actions: ReactNode;
  /** Shows all pages. */
  readonly openMenu: () => void;
}

/** What a page that fills the window shows in its own head. Undefined where there is no shell around it. */
export const ShellCornerContext = createContext<ShellCorner | undefined>(undefined);

export function useShellCorner(): ShellCorner | undefined {
  return useContext(ShellCornerContext);
}
