import type { ComponentType } from 'react';
import { fetchedPart } from '../ui/fetched-part.tsx';

type Load = () => Promise<ComponentType>;

/** A step's screen whose code comes after the first one's: when it is drawn, or ahead (`fetchScreen`). */
export type LaterScreen = ComponentType & { readonly fetchScreen: Load };

export function laterScreen(fetchScreen: Load): LaterScreen {
  return Object.assign(fetchedPart(fetchScreen), { fetchScreen });
}

export function isLater(screen: ComponentType | LaterScreen): screen is LaterScreen {
  return 'fetchScreen' in screen;
}
