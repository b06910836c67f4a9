/** They praise or rank, and claim nothing that one could check. */
const praise: ReadonlySet<string> = new Set(
  `amazing average awesome basic beautiful best better classic common cool crazy cute everyday excellent famous fantastic favorite favourite
  fun funny good great important interesting modern most must-have my nice own perfect personal popular real special
  stylish surprising strange top traditional trendy typical unique useful weird wonderful your`.split(
    /\s+/,
  ),
);
/** Whether a word only praises: whoever leaves it out leaves nothing out. */
export function claimsNothing(word: string): boolean {
  return praise.has(word) || /^\d+$/.test(word);
}
