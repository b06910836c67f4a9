/** Whether white or black is read better on a colour, or on the first one of a gradient. */
export function inkOn(color: string): '#ffffff' | '#111111' {
  const parts = /#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/i.exec(color)?.slice(1) ?? [];
  const [red = 0, green = 0, blue = 0] = parts.map((part) => Number.parseInt(part, 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue > 150 ? '#111111' : '#ffffff';
}
