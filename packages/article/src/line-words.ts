/** The words of a line that tell what it is about, in one form each. */
const small = new Set(
  `a about above after again against all also am an and any are as at be because been before being below between both but by can cannot could did do does doing down during each even ever few for from further get got had has have having he her here hers him his how however i if in into is it its itself just let like made make many may me might more most much must my no nor not now of off on once one only or other our out over own per put said same say says she should since so some still such than that the their them then there these they this those though through to too under until up upon us use used very was way we well were what when where which while who whom why will with within without would yet you your
  aber alle als am an auch auf aus bei bis da damit dann das dass dem den der des die dies diese dieser dieses doch du durch ein eine einem einen einer eines er es für habe haben hat hatte hier ich ihr ihre im in ist ja kann kein keine können man mehr mit nach nicht noch nur ob oder ohne schon sehr sein seine sich sie sind so über um und uns unter vom von vor war waren was wenn werden wie wir wird wurde wurden zu zum zur`.split(
    /\s+/,
  ),
);

export function lineWords(text: string): readonly string[] {
  return (text.toLowerCase().match(/\p{L}[\p{L}\p{M}'’-]*|\d[\d.,]*/gu) ?? [])
    .map((word) => word.replace(/['’]s?$/u, ''))
    .filter((word) => word.length > 1 && !small.has(word))
    .map(stem);
}

/** One form for "bake", "bakes", "baked" and "baking": good enough to see that two lines speak of the same. */
function stem(word: string): string {
  if (word.length <= 4 || /\d/.test(word)) return word.replace(/(?<=\p{L}{3})s$/u, '');
  return word
    .replace(/ies$/u, 'y')
    .replace(/(?:ungen|ung)$/u, '')
    .replace(/(?:ing|edly|ed|es|en|er|em|ly|s|e|n)$/u, '')
    .replace(/([^aeiou])\1$/u, '$1');
}
