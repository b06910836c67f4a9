import { readFileSync } from 'node:fs';
import type { FeatureHandlers } from '../../http/handlers.ts';
import { readReleases } from './read-changelog.ts';

const packageFile = new URL('../../../../../package.json', import.meta.url);

/** The product's version, as the root package.json has it. */
export const productVersion: string = JSON.parse(readFileSync(packageFile, 'utf8')).version;

export const versionHandlers: FeatureHandlers<'version' | 'whatsNew'> = {
  version: () => productVersion,
  whatsNew: async () => ({ version: productVersion, releases: await readReleases() }),
};
