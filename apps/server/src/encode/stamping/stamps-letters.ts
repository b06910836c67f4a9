/**
 * The one switch of this folder: letters that move are stamped on what stands still, which is quicker than
 * drawing them. Switched off, they are drawn; test/mixed-frames.test.ts holds both ways together.
 */
export const stampsLettersByDefault = true;
