/** 'espresso machine' → 'Espresso Machine'. */
export function titleCase(text: string): string {
  return text.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
}

/** The first letter alone. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
