/**
 * What a process of ours that reads strangers' files, or needs nothing else, is told: how to find programs, and where
 * Node keeps what it has compiled, which makes it start in a third of the time. No setting, no secret.
 */
export function bareEnvironment(): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, LANG: 'C.UTF-8', ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };
}
