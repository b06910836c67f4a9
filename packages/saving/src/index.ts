export { advance } from './advance.ts';
export { type KeptVisit, readKept } from './kept-visit.ts';
export { planReturn, type ReturnPlan } from './plan-return.ts';
export { requestBody } from './request-body.ts';
export { copyMeta } from './resolve.ts';
export { type Phase, requestOf, type SaveRequest, type Saving } from './saving.ts';
export type { Effect, Failure, KeptEntry, Restored, SavingEvent } from './saving-event.ts';
export { newSaving, openSaving } from './start-saving.ts';
