/** The DOM id of the control at a place in a form: how labels, messages and the focus find it. */
export function controlId(formId: string, path: string): string {
  return `${formId}-${path}`;
}
