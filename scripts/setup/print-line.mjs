/** One line for the person who waits. */
export function printLine(sentence) {
  process.stdout.write(`${sentence}\n`);
}

/** Ends the script with a sentence that says what to do. */
export function stopWith(sentence) {
  process.stderr.write(`\n${sentence}\n\n`);
  process.exit(1);
}
