/** `npm run library -- report [folder]` or `npm run library -- manifests`: what ships, looked at and written down. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { report } from './report.ts';
import { writeManifests } from './write-manifests.ts';

const [command, folder = join(tmpdir(), 'reelwright-library')] = process.argv.slice(2);
switch (command) {
  case 'report':
    await report(folder);
    break;
  case 'manifests':
    await writeManifests();
    break;
  default:
    console.log('npm run library -- report [folder for the sheets] | manifests');
    process.exitCode = 1;
}
