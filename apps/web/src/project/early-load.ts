// The project that the address names is on its way while the page's own code is still being read.
import { routes } from 'virtual:call-routes';
import { createClient, type Project, type Send } from '@reelwright/contract';
import { videoKinds } from '@reelwright/movie';
import { client } from '../api/client.ts';
import { projectIdIn } from './project-address.ts';

declare global {
  interface Window {
    /** What the script in members.html asked for already. */
    askedEarly?: { readonly id: number; readonly reply: ReturnType<Send> };
  }
}

let early: { readonly id: number; readonly reply: Promise<Project | undefined> } | undefined;

/** Begins to load what a page with this address will ask for. */
export function loadEarly(address: string): void {
  const id = projectIdIn(address);
  const route = new URL(address).hash.slice(1);
  if (id === undefined || !videoKinds.some((kind) => kind.route === route)) return;
  const asked = window.askedEarly?.id === id ? window.askedEarly.reply : undefined;
  delete window.askedEarly;
  const from = asked ? createClient(() => asked, routes) : client;
  // Whatever goes wrong goes wrong again when the page asks itself, and is told then.
  early = { id, reply: from.projectLoad({ query: { id } }).catch(() => undefined) };
}

/** What came early, for the first who asks for it. */
export async function takeEarly(id: number): Promise<Project | undefined> {
  const taken = early?.id === id ? early.reply : undefined;
  early = undefined;
  return taken;
}
