import { expect, it } from 'vitest';
import { DebianPackages } from './debian-packages.mjs';

it('refreshes the list of packages once, before the first one is installed', async () => {
  const commands = [];
  const packages = new DebianPackages(async (_program, args) => {
    commands.push(args.filter((arg) => !arg.startsWith('-')).join(' '));
    return { code: 0, output: '' };
  });
  await packages.install('ffmpeg');
  await packages.install('chromium');
  expect(commands).toEqual(['update', 'install ffmpeg', 'install chromium']);
});
