import { acceptedTypes, type MediaKind } from '../media-kind.ts';

/** Opens the browser's file dialog; nothing when it is closed without a choice. */
export function chooseFiles(
  kinds: readonly MediaKind[],
  { multiple = true }: { readonly multiple?: boolean } = {},
): Promise<readonly File[]> {
  const { promise, resolve } = Promise.withResolvers<readonly File[]>();
  const input = document.createElement('input');
  Object.assign(input, { type: 'file', multiple, accept: acceptedTypes(kinds).join(',') });
  input.addEventListener('change', () => resolve([...(input.files ?? [])]));
  input.addEventListener('cancel', () => resolve([]));
  input.click();
  return promise;
}
