const cardinals =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const ordinals =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );

/** "seven"; lists have at most twenty items. */
export function numberWord(count: number): string {
  return cardinals[count] ?? String(count);
}

/** "seventh" */
export function ordinalWord(count: number): string {
  return ordinals[count] ?? `number ${count}`;
}
