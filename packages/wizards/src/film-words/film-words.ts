/**
 * The words that we put into films ourselves, in a language. {names} are filled in; {count, one x, other xs} is the form
 * that goes with the number.
 */
export interface FilmWords {
  readonly questionOf: string;
  readonly correctAnswer: string;
  readonly quizHeadline: string;
  readonly quizHook: string;
  readonly quizFirst: string;
  readonly quizNext: string;
  readonly quizLast: string;
  readonly quizReveal: string;
  readonly quizClosing: string;
  readonly quizClosingOfOne: string;
  readonly listHook: string;
  readonly listSoberHook: string;
  readonly listNumber: string;
  readonly listLast: string;
  readonly listClosing: string;
  readonly thanks: string;
  readonly checkOf: string;
  readonly checkFirst: string;
  readonly checkNext: string;
  readonly checkLast: string;
  readonly comparisonHeadline: string;
  readonly versus: string;
  readonly checkWinner: string;
  readonly noneAhead: string;
  readonly even: string;
  readonly evenHere: string;
  readonly scoreSoFar: string;
  readonly finalScore: string;
  readonly winnerIs: string;
  readonly draw: string;
  readonly dependsOnYou: string;
  readonly chooseByNeed: string;
  readonly chooseFor: string;
  readonly comparisonClosing: string;
  readonly pain: string;
  readonly facts: string;
  readonly questions: string;
  readonly benefits: string;
  readonly proof: string;
  readonly product: string;
  readonly price: string;
  readonly free: string;
  readonly before: string;
  readonly after: string;
  readonly bonus: string;
  readonly bonusForYou: string;
  readonly bonusAt: string;
  readonly bonusNamed: string;
  readonly contact: string;
  readonly follow: string;
  readonly madeBy: string;
  readonly newsName: string;
  readonly newsIntro: string;
  readonly newsHeadlines: string;
  readonly newsClosing: string;
}
