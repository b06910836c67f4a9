import { isDark } from './readable-color.ts';

/** What reveals and fills are drawn in unless told otherwise: made for light words on a dark ground. */
export const paleColor = '#eeeeee66';
const shadeColor = '#22222255';

/** The same for dark words, which stand on something light. */
export function paleOrShade(color: string, textColor: string): string {
  return color === paleColor && isDark(textColor) ? shadeColor : color;
}
