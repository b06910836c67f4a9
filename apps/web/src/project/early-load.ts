// The project that the address names is on its way while the page's own code is still being read.
import type { Project } from '@reelwright/contract';
import { videoKinds } from '@reelwright/movie';
import { client } from '../api/client.ts';
import { projectIdIn } from './project-address.ts';

let early: { readonly id: number; readonly reply: Promise<Project | undefined> } | undefined;

/** Begins to load what a page with this address will ask for. */
export function loadEarly(address: string): void {
  const id = projectIdIn(address);
  const route = new URL(address).hash.slice(1);
  if (id === undefined || !videoKinds.some((kind) => kind.route === route)) return;
  // Whatever goes wrong goes wrong again when the page asks itself, and is told then.
  early = { id, reply: client.projectLoad({ query: { id } }).catch(() => undefined) };
}

/** What came early, for the first who asks for it. */
export async function takeEarly(id: number): Promise<Project | undefined> {
  const taken = early?.id === id ? early.reply : undefined;
  early = undefined;
  return taken;
}
