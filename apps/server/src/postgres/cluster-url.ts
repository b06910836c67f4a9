export const roleName = 'reelwright';
export const databaseName = 'reelwright';

export function clusterUrl(password: string, port: number, database: string): string {
  return `postgres://${roleName}:${password}@127.0.0.1:${port}/${database}`;
}
