export { type ErrorCode, type ErrorWords, errorSentence, errorTable } from './error-table.ts';
