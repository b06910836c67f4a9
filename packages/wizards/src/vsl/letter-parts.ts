/**
 * What a sales letter is made of, in the order that sells. Which parts a letter has is seen by its words; for a missing
 * one there is a sentence to fill in. Blanks stand in square brackets: nobody's proof, figures or praise are made up.
 */
export interface LetterPart {
  readonly id: string;
  readonly title: string;
  /** What it is for. */
  readonly hint: string;
  /** Sentences to fill in. */
  readonly patterns: readonly string[];
}

interface PartRule extends LetterPart {
  readonly words: RegExp;
  /** Looked for in this part of the letter only: 0 is its beginning, 1 its end. */
  readonly from?: number;
  readonly to?: number;
}

const rules: readonly PartRule[] = [
  {
    id: 'hook',
    title: 'Hook',
    hint: 'A question or a surprise in the first two lines.',
    patterns: [
      'What if you could [what they want] without [what they dread]?',
      'You know that moment when [a scene your buyer knows].',
    ],
    words:
      /\?|\b(?:what if|imagine|picture this|you know (?:that|the|how)|here'?s (?:the truth|a secret)|it'?s (?:\w+ )?o'?clock|warning|discover|have you ever|did you know|if you(?:'re)?\b|stop\b)/i,
    to: 0.15,
  },
  {
    id: 'problem',
    title: 'Problem',
    hint: 'What goes wrong for your buyer today.',
    patterns: [
      'If you’re like most [kind of people], [their problem] costs you [time or money] every week.',
    ],
    words:
      /\b(?:tired|problem|struggl\w+|frustrat\w+|stuck|hard to|wast(?:e|es|ed|ing)|worr(?:y|ied)|fail\w*|broken|overwhelm\w+|annoy\w+|lose|losing|not lazy|never enough|can'?t seem|pain(?:ful)?|trouble|mess|costs? you|forg[eo]t|g[ai]ve up)\b/i,
    to: 0.6,
  },
  {
    id: 'agitate',
    title: 'Agitate',
    hint: 'What it costs to leave it as it is.',
    patterns: [
      'And every [day, week, month] it goes on, [what gets worse].',
      'The worst part? [What it does to them].',
    ],
    words:
      /\b(?:worst part|even worse|it gets worse|every (?:single )?(?:day|week|month|year|time)|again and again|another \w+|over and over|nobody (?:helps|tells)|meanwhile|the longer|keeps? (?:getting|coming)|and still|(?:hours|days|weeks) a (?:month|year)|adds up)\b/i,
    to: 0.7,
  },
  {
    id: 'solution',
    title: 'Solution',
    hint: 'Your product, by its name, and how it works.',
    patterns: [
      'That’s why we made [product]: [what it does in one sentence].',
      'Here is how it works: [step one], [step two], [step three].',
    ],
    words:
      /\b(?:introducing|that'?s why (?:i|we)|so (?:i|we) (?:built|made|wrote|created|designed)|it'?s called|called|the answer|the solution|here'?s how (?:it|this) works|(?:i|we) (?:built|created|designed|developed)|that'?s the idea behind|(?:is|was|are|were) made for (?:people|those|any(?:one|body)|every(?:one|body)))\b/i,
    from: 0.1,
  },
  {
    id: 'proof',
    title: 'Proof',
    hint: 'What you can show is true: a customer’s own words, a test, years in the trade.',
    patterns: [
      '[Name of a real customer] told us: “[their own words]”',
      'Since [year], we have [something you can show].',
    ],
    words:
      /[“"][^”"]{12,}[”"]\s*(?:,|–|-|—)?\s*\p{Lu}|\b(?:customers?|clients?|members?|readers?|students?|people) (?:say|said|told|tell|use|have used|love|trust)|\bsince (?:19|20)\d\d\b|\b(?:tested|proven|study|studies|results?|reviews?|testimonials?|case stud(?:y|ies)|rated|years of experience|for (?:\w+ )?years)\b/iu,
  },
  {
    id: 'offer',
    title: 'Offer',
    hint: 'What they get, and what it costs.',
    patterns: ['You get [everything that is in it] for [price].'],
    words:
      /[$€£]\s?\d|\b\d+\s?(?:dollars|euros|pounds)\b|\b(?:you(?:'ll)? get|costs?|price|included|everything (?:in|you)|package|for (?:only|just)|pay)\b/i,
    from: 0.3,
  },
  {
    id: 'bonuses',
    title: 'Bonuses',
    hint: 'What they get on top if they decide now.',
    patterns: ['Order today and also get [bonus], so that you can [what it is good for].'],
    words:
      /\b(?:bonus(?:es)?|on top of that|as a thank you|extra gift|also get|free gift|plus,? you)\b/i,
    from: 0.3,
  },
  {
    id: 'guarantee',
    title: 'Guarantee',
    hint: 'Who carries the risk.',
    patterns: ['Try it for [number] days. If [what they expect] doesn’t happen, you pay nothing.'],
    words:
      /\b(?:guarante\w+|money[- ]back|refund\w*|risk[- ]free|no risk|pay nothing|nothing to lose|try it for|free trial|send it back|cancel any ?time|nothing to cancel|change your mind|(?:don'?t|needn'?t) keep it)\b/i,
    from: 0.3,
  },
  {
    id: 'urgency',
    title: 'Urgency',
    hint: 'A true reason to decide today.',
    patterns: ['[Offer] ends on [date], because [the true reason].'],
    words:
      /\b(?:today only|only \d+|ends?\b.{0,30}(?:tonight|today|sunday|monday|friday|midnight|soon|on \w+)|limited|deadline|last chance|before (?:it'?s|the)|price goes up|while (?:stocks?|supplies|places)|right now|don'?t wait|is coming|seats? left|places? left|hurry)\b/i,
    from: 0.4,
  },
  {
    id: 'call',
    title: 'Call to action',
    hint: 'One thing to do now, in plain words.',
    patterns: ['Click the button below and [the first thing that happens].'],
    words:
      /\b(?:click|tap|press|order now|order (?:yours|your)|buy now|sign up|get started|call (?:us|now)|book (?:your|a)|button below|link below|join (?:us|now|today)|visit|start your|grab your|claim your|download)\b/i,
    from: 0.5,
  },
];

export const letterParts: readonly LetterPart[] = rules;

/** Which parts a letter has: by the id of the part, the first line that is one. */
export function partsOfLetter(lines: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const last = Math.max(1, lines.length - 1);
  for (const { id, words, from = 0, to = 1 } of rules) {
    const at = lines.findIndex((line, index) => {
      const share = index / last;
      const isThere = share >= from && (share <= to || index < 2);
      return isThere && words.test(line.replaceAll('’', "'"));
    });
    if (at >= 0) found.set(id, at);
  }
  return found;
}

/** The last line that asks to do something. */
export function lastCall(lines: readonly string[]): string | undefined {
  const call = rules.find(({ id }) => id === 'call');
  return lines.findLast((line) => call?.words.test(line.replaceAll('’', "'")));
}

/** A blank that nobody filled in yet: "[price]". */
export function blankIn(text: string): string | undefined {
  return /\[[^\]\n]{2,60}\]/.exec(text)?.[0];
}
