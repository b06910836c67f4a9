/** Whether a line tells the reader to do something: "Turn off the water.", "Nehmen Sie …". */
const verbs =
  "add|apply|arrange|ask|attach|avoid|bake|beat|begin|blend|boil|book|bring|brush|buy|call|change|check|choose|clean|click|close|combine|compare|connect|cook|cool|count|cover|cut|dip|divide|do not|don[’']t|drain|drill|drop|dry|empty|enter|feed|fill|find|finish|fit|fold|fry|get|give|glue|go|grate|grease|grill|hang|heat|hold|insert|install|keep|knead|lay|leave|let|lift|loosen|look|lower|make|mark|measure|melt|mix|move|never|open|pack|paint|peel|pick|place|plan|plant|plug|pour|preheat|prepare|press|pull|push|put|read|remove|repeat|replace|rinse|roast|roll|rub|run|sand|save|screw|see|select|serve|set|shake|simmer|sit|skip|slice|slide|soak|sprinkle|stand|start|stir|stop|store|take|taste|tell|test|tighten|toast|try|turn|type|unplug|unscrew|use|wait|walk|warm|wash|wear|whisk|wipe|wrap|write";
/** "Cut flowers last longer" and "Open water cools" tell what is, not what to do. */
const orders = new RegExp(
  `^(?:(?:first|next|then|now|finally|always|please|zuerst|dann|nun),? )?(?:${verbs})(?= (?:the|a|an|your|it|them|everything|all|half|two|three|one|at|on|off|up|in|into|to|for|before|back|as|out|until|with|from|every|each|any|some|exactly|plenty|this|that|these|which|what|whether|small|little|about|\\p{Lu})(?!\\p{L})| \\p{L}+,| \\p{L}+ing (?!is|are))|^\\p{L}+en Sie |^(?:\\p{L}+ ){1,4}\\p{L}+en und (?:\\p{L}+ ){1,6}\\p{L}+en\\.$`,
  'iu',
);

export function isInstruction(text: string): boolean {
  return orders.test(text);
}
