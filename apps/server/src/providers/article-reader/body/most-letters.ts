/**
 * Of a longer text only the beginning is taken, and people are told so: read out, this much takes two and a half hours,
 * and what a page takes to be read grows with its text.
 */
export const mostLetters = 150_000;
