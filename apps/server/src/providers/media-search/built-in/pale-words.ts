/** Words that no picture is looked for by. */
export const emptyWords = new Set(
  "a an and are as at be been being but by can could did do does doing every each for from get gets got had has have her his how i if in into is it its just like made make makes more most much my no nor not of off on one only or other our out over own so some such than that the their them then there these they this those to too two three four five six seven eight nine ten under until up use uses used using very was we were what when where which while who will with would you your about after again all also any around because before between both down during even few first good great here keep last less let many may might must new next once really right same should since still take takes than thing things through today way well without yet one's another always never".split(
    ' ',
  ),
);
/** They say little of what can be seen, in any sentence. */
export const paleWords = new Set(
  'call called calls mean means name names named need needs needed part parts kind kinds side sides line lines point points reason reasons term terms lot lots bit piece pieces number numbers look looks looked help helps helped middle left stay stays try tries tried become becomes leave leaves bring brings turn turns rest case cases matter matters start starts begin begins end ends add adds hold holds put puts show shows see sees seen say says said lead leads led lower lowers raise raises allow allows let lets'.split(
    ' ',
  ),
);
