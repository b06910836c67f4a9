/** 63.25 → '1:03.25', as it is typed and read in fields. */
export function formatLineTime(seconds: number): string {
  const hundredths = Math.round(Math.max(0, seconds) * 100);
  const minutes = Math.floor(hundredths / 6000);
  const rest = ((hundredths % 6000) / 100).toFixed(2).padStart(5, '0');
  return `${minutes}:${rest}`;
}

/** '1:03.25', '1:03,25' or '63.25' → 63.25; undefined for anything else. */
export function readLineTime(text: string): number | undefined {
  const found = /^\s*(?:(\d{1,4}):)?(\d{1,5})(?:[.,](\d{1,3}))?\s*$/.exec(text);
  if (!found) return undefined;
  const [, minutes = '0', seconds = '0', fraction = '0'] = found;
  return Number(minutes) * 60 + Number(seconds) + Number(`0.${fraction}`);
}
