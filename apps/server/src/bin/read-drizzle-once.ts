import { type ResolveFnOutput, registerHooks } from 'node:module';

const folder = '/node_modules/drizzle-orm/';

/**
 * drizzle-orm describes its files in a package.json of 180 KB, and Node reads that anew for each of its
 * hundred modules and each of ours that names it: half of the time that a part of the product takes to
 * start. Here its modules are found without it. To be called before any of them is imported.
 */
export function readDrizzleOnce(): void {
  const found = new Map<string, ResolveFnOutput>();
  registerHooks({
    resolve(specifier, context, next) {
      const from = context.parentURL;
      if (specifier.startsWith('.') && from?.includes(folder)) {
        return { url: new URL(specifier, from).href, format: 'module', shortCircuit: true };
      }
      if (!specifier.startsWith('drizzle-orm')) return next(specifier, context);
      const known = found.get(specifier);
      if (known) return known;
      const resolved = { ...next(specifier, context), shortCircuit: true };
      found.set(specifier, resolved);
      return resolved;
    },
  });
}
