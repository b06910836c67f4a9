import { findTransition, inEffectFor } from '@reelwright/motion';
import { newProjectData } from '@reelwright/movie';
import { lookOf } from '@reelwright/wizards';
import { expect, it } from 'vitest';
import { withTheme } from '../wizard/steps/theme/with-theme.ts';
import { movement } from './movement.ts';

it('sets the opposite way in with the way out, a quarter of a second each', () => {
  const { out, in: comes } = movement('push-left');
  expect([out?.duration, comes?.duration]).toEqual([250, 250]);
  expect(comes?.effect).toBe(inEffectFor(out?.effect ?? ''));
});

it('is known again as what was chosen, in a theme too', () => {
  for (const id of ['push-left', 'circle', 'wipe-left']) {
    const data = withTheme(newProjectData(), (theme) => ({ ...theme, transition: movement(id) }));
    const { transition } = lookOf(data.theme);
    expect(transition.type === 'css' && findTransition(transition.out)?.id).toBe(id);
  }
});

it('is a plain cut where nothing is chosen', () => {
  expect(movement('none')).toEqual({ type: 'none' });
});
