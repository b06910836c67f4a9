import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readProjectData } from '@reelwright/movie';
import { listicleWizard } from '@reelwright/wizards/listicle';
import { wizardCategory } from '@reelwright/wizards/machine';
import type { Database } from '../../db/database.ts';
import { sampleAddress, sampleFolder } from '../../library/shipped-files.ts';
import { type PackedProject, packProject, storeProject } from '../projects/create-project.ts';
import { readDocument } from '../projects/read-document.ts';

let packed: Promise<PackedProject> | undefined;

/** Gives a new account something to play, change and publish at once, in the transaction that makes the account. */
export async function createSampleProject(db: Database, userId: number): Promise<void> {
  packed ??= packSample();
  await storeProject(db, { userId, changeId: randomUUID(), ...(await packed) });
}

async function packSample(): Promise<PackedProject> {
  const text = await readFile(join(sampleFolder, 'movie.json'), 'utf8');
  // As a whole document, so that opening it changes nothing.
  const { data } = readProjectData(JSON.parse(text, withAddress));
  const title = data.publish.title ?? 'Sample';
  const thumbnail = `${sampleAddress}poster.webp`;
  // It opens in the wizard that made it, where every answer can be changed.
  const meta = { name: title, title, thumbnail, category: wizardCategory(listicleWizard) };
  return packProject(meta, readDocument(JSON.stringify(data)));
}

/** In its own folder the movie names files beside it; elsewhere they need their address. */
function withAddress(key: string, value: unknown): unknown {
  const isBeside = key === 'url' && typeof value === 'string' && /^[\w.-]+$/.test(value);
  return isBeside ? `${sampleAddress}${value}` : value;
}
