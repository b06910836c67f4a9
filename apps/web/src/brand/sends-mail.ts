/** Whether this installation can send mails, as the server wrote it into the page's head: what cannot arrive is not promised. */
export function sendsMail(): boolean {
  if (typeof document === 'undefined') return true;
  return document.querySelector<HTMLMetaElement>('meta[name="mails"]')?.content !== 'kept';
}
