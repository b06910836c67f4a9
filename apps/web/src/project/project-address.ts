const PARAMETER = 'pid';

/** The project a page's address names; undefined when it names none, or nonsense. */
export function projectIdIn(address: string): number | undefined {
  const text = new URL(address).searchParams.get(PARAMETER) ?? '';
  const id = /^\d{1,15}$/.test(text) ? Number(text) : 0;
  return id > 0 ? id : undefined;
}

/** The same address, naming this project or none. */
export function withProjectId(address: string, id: number | undefined): string {
  const url = new URL(address);
  if (id === undefined) url.searchParams.delete(PARAMETER);
  else url.searchParams.set(PARAMETER, String(id));
  return url.href;
}
