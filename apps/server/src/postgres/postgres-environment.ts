/** PostgreSQL's messages are matched, so they must be English; nothing else of ours leaks in. */
export const postgresEnvironment = { LC_ALL: 'C', PATH: process.env.PATH ?? '' };
