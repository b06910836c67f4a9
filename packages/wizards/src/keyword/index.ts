// The Keyword wizard: '@reelwright/wizards/keyword'. What its screens need beside it is in '@reelwright/wizards/article'.
export { keywordWizard } from './keyword-wizard.ts';
