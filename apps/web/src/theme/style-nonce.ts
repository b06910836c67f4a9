declare global {
  /** Where react-remove-scroll, under Mantine's dialogs, looks for the nonce of the style tag it adds. */
  var __webpack_nonce__: string | undefined;
}

/** The nonce of this reply, from the tag Vite leaves for it. Browsers show it as a property, never as an attribute. */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}

/** Hands the nonce to libraries that can't be given it as a prop. Call once, before anything is drawn. */
export function shareStyleNonce(): void {
  globalThis.__webpack_nonce__ = styleNonce();
}
