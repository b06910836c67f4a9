import { readProjectData } from '@reelwright/movie';
import { listicleWizard } from '@reelwright/wizards/listicle';
import { expect, it } from 'vitest';
import { tellsSomething } from './tells-something.ts';

const script = (saved: unknown) => listicleWizard.writeScript(readProjectData(saved).data);

it.each([[[1, 2]], [{}], [{ info: { items: 'x' } }], ['words']])(
  'there is no film in %j, only a closing line',
  (saved) => expect(tellsSomething(script(saved))).toBe(false),
);

it('one item is enough', () => {
  const info = { idea: { text: 'Top 1 hats' }, items: [{ id: 'a', text: 'Fedora' }] };
  expect(tellsSomething(script({ info }))).toBe(true);
});
