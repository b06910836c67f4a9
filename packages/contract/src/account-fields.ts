import { z } from 'zod';

/** Whether it is an address at all is decided by the server, with the rules that the forms use. */
export const email = z.string().trim().min(1).max(254);

/** A password that is being chosen. The two minimums make an empty one "required", not "too short". */
export const newPassword = z.string().min(1).min(6).max(200);
/** A password that is being checked: whatever its length, it is right or wrong. */
export const givenPassword = z.string().min(1).max(200);

/** A mailed code, as typed or pasted: spaces and dashes do not matter. */
export const otp = z
  .string()
  .max(40)
  .transform((text) => text.replace(/[\s-]/g, ''))
  .pipe(z.string().min(1).min(8).max(20));

/** What moving an account to another address asks for: a session alone may be somebody else's. */
export const emailProof = {
  /** The code that was sent to the new address. */
  otp: otp.optional(),
  password: givenPassword.optional(),
  /** For people without a password: the code that was sent to the old address. */
  old_otp: otp.optional(),
};

/** A person's name: one line of anything that can be seen. */
export const personName = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u);

export const remember = z.boolean().default(false);
