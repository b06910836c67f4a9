/** `npm run prepare-image`: brings packages and the built web app along, and starts nothing. For container images. */
import { ensurePackages } from './setup/ensure-packages.mjs';
import { ensureWebBuild } from './setup/ensure-web-build.mjs';
import { findNode } from './setup/find-node.mjs';

await ensurePackages();
await ensureWebBuild(await findNode());
