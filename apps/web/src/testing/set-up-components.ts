import '../theme/page-styles.ts';
import { afterEach, vi } from 'vitest';
import { removeComponents } from './render-component.tsx';

afterEach(() => {
  removeComponents();
  vi.restoreAllMocks();
});
