import { findTransition } from '@reelwright/motion';
import { lookOf } from '@reelwright/wizards';
import { TransitionPicker } from '../../../catalogue/transition-picker.tsx';
import { useWizard } from '../../wizard-model.ts';
import { withTheme } from './with-theme.ts';

/** How the slides of the film follow each other. */
export function TransitionChoice() {
  const { data, change } = useWizard();
  const now = lookOf(data.theme).transition;
  const chosen = {
    none: () => undefined,
    css: () => (now.type === 'css' ? findTransition(now.out)?.id : undefined),
    video: () => (now.type === 'video' ? now.url : undefined),
  }[now.type]();
  return (
    <TransitionPicker
      chosen={chosen}
      onChange={(transition) =>
        change('Change transitions', (before) =>
          withTheme(before, (theme) => ({ ...theme, transition })),
        )
      }
    />
  );
}
