import { z } from 'zod';
import { User } from './user.ts';

export const UserReply = z.object({ type: z.literal('user'), user: User });

export const MessageReply = z.object({
  type: z.literal('msg'),
  msg: z.string(),
  /** Where a code was mailed that the next call has to bring as `otp`. */
  sent_to: z.string().optional(),
  /** Where a second code was mailed, which the next call has to bring as `old_otp`. */
  sent_to_old: z.string().optional(),
  /** There is no mail server: the mail with the code is kept as a file in the outbox folder. */
  mail: z.literal('outbox').optional(),
  /** That folder, where the person sits at the machine it is on. */
  mail_folder: z.string().optional(),
  /** Where the browser has to go next. */
  url: z.string().optional(),
});

/** The password was right. `step` goes into the next call, with a code of the person's app. */
const SecondStepReply = z.object({
  type: z.literal('second-step'),
  step: z.string(),
  msg: z.string(),
});

/** Spec: an action answers with the person as they are now, or with a sentence for them; signing in may ask for a second step. */
export const ActionReply = z.discriminatedUnion('type', [UserReply, MessageReply, SecondStepReply]);
export type ActionReply = z.infer<typeof ActionReply>;
