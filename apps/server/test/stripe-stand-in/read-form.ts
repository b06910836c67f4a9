/** What a form says, nested as its names are: `items[0][price]=x` is `{ items: { 0: { price: 'x' } } }`. */
export interface Form {
  readonly [name: string]: Form | string | undefined;
}

export function readForm(text: string): Form {
  const form: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter(Boolean);
    const last = path.pop() ?? '';
    let at = form;
    for (const step of path) {
      at[step] ??= {};
      at = at[step] as Record<string, unknown>;
    }
    at[last] = value;
  }
  return form as Form;
}

export function textOf(form: Form | string | undefined, ...path: string[]): string | undefined {
  let at: Form | string | undefined = form;
  for (const step of path) at = typeof at === 'object' ? at[step] : undefined;
  return typeof at === 'string' ? at : undefined;
}

export function labelsOf(form: Form | string | undefined): Record<string, string> {
  return typeof form === 'object' ? ({ ...form } as Record<string, string>) : {};
}
