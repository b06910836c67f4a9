import { expect, test } from '@playwright/test';
import { codeOfScreens } from '../../scripts/testing/code-of-screens.ts';

const goalKb = 250;
/** Screens that open a project still need more. These may only become smaller. */
const stillMore: Readonly<Record<string, number>> = {
  'full-video': 855,
  player: 320,
};
const wizardKb = 430;

test('no screen fetches more code than it is drawn with', async () => {
  const sizes = await codeOfScreens();
  expect([...sizes.keys()]).toEqual(
    expect.arrayContaining(['index', 'create', 'projects', 'watch', 'listicle-video']),
  );
  const tooLarge = [...sizes].filter(([screen, kilobytes]) => {
    const most = stillMore[screen] ?? (screen.endsWith('-video') ? wizardKb : goalKb);
    return kilobytes > most;
  });
  expect(tooLarge).toEqual([]);
});
