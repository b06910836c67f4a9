const idParameter = 'pid';
/** Opens a project by its name instead, or begins one of that name. */
const nameParameter = 'name';

/** The project a page's address names; undefined when it names none, or nonsense. */
export function projectIdIn(address: string): number | undefined {
  const text = new URL(address).searchParams.get(idParameter) ?? '';
  const id = /^\d{1,15}$/.test(text) ? Number(text) : 0;
  return id > 0 ? id : undefined;
}

export function projectNameIn(address: string): string | undefined {
  return new URL(address).searchParams.get(nameParameter) ?? undefined;
}

/** The same address, naming this project or none. */
export function withProjectId(address: string, id: number | undefined): string {
  const url = new URL(address);
  if (id === undefined) url.searchParams.delete(idParameter);
  else {
    url.searchParams.set(idParameter, String(id));
    url.searchParams.delete(nameParameter);
  }
  return url.href;
}
