import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { cacheFolder, repository } from '../setup/paths.mjs';
import { printLine } from '../setup/print-line.mjs';
import { runCommand } from '../setup/run-command.mjs';
import { ourTicks, ticksPerSecond, watchOtherWork } from './other-work.mjs';
import { readReport } from './read-report.mjs';
import { filesOverBudget, secondsByArea } from './time-budgets.mjs';

/** How much of a step's output is shown, in characters. */
const endOfOutput = 8000;

/** One run of checks and tests: its steps, what they said, and the lines at its end. */
export class TestRun {
  #node;
  #startedAt = Date.now();
  #counts = { passed: 0, failed: 0 };
  /** What failed has to printLine, for the end. */
  #complaints = [];
  #flaky = [];
  #secondsOf = new Map();
  #slowdown = watchOtherWork();

  /** @param node the Node that runs every step */
  constructor(node) {
    this.#node = node;
  }

  get hasFailed() {
    return this.#counts.failed > 0;
  }

  /** Runs one step and says how it went; what failed has its say at the end. */
  async step({ name, file, args = [], folder = '.', env = {}, report, isQuiet = false }) {
    const began = Date.now();
    const { code, output } = await runCommand(this.#node, [file, ...args], {
      cwd: join(repository, folder),
      env: {
        ...process.env,
        PATH: `${join(repository, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
        FORCE_COLOR: '0',
        // Tests start the product dozens of times: Node reads and compiles its sources once.
        NODE_COMPILE_CACHE: join(cacheFolder, 'compiled'),
        ...env,
      },
    });
    const read = report ? readReport(report) : undefined;
    const failures = read?.failures ?? [];
    const isGood = code === 0 && failures.length === 0;
    this.#counts.passed += read ? read.passed : Number(isGood);
    this.#counts.failed += isGood ? 0 : Math.max(1, failures.length);
    this.#flaky.push(...(read?.flaky ?? []));
    for (const [path, seconds] of read?.secondsOf ?? []) this.#secondsOf.set(path, seconds);
    const amount = read ? `, ${read.passed} tests passed` : '';
    if (!isGood || !isQuiet) {
      printLine(`${isGood ? 'ok  ' : 'FAIL'} ${name} (${secondsSince(began)} s${amount})`);
    }
    if (isGood) return;
    for (const failure of failures) this.#complain(failure);
    // What failed outside of any test stands at the end of the output.
    this.#complaints.push(`${name}\n${output.trim().slice(-endOfOutput)}`);
  }

  /** Names every test file that took far longer than it may. No test fails for it: machines differ. */
  noteBudgets() {
    for (const { name, message } of filesOverBudget(this.#secondsOf, this.#slowdown())) {
      printLine(`slow ${name}: ${message}`);
    }
  }

  /** The last lines; a program that runs us reads the very last two. */
  end() {
    for (const { name, files, seconds } of secondsByArea(this.#secondsOf)) {
      printLine(
        `     ${`${seconds.toFixed(0)} s`.padStart(6)}  ${name} (${files} ${files === 1 ? 'file' : 'files'})`,
      );
    }
    // On a machine that is busy with other things, this says more than the clock.
    const processorSeconds = `${Math.round(ourTicks() / ticksPerSecond)} s`;
    printLine(`     ${processorSeconds.padStart(6)}  of processor time in all`);
    for (const complaint of this.#complaints) printLine(`\n${stripVTControlCharacters(complaint)}`);
    if (this.#flaky.length > 0)
      printLine('\nflaky: passed only on the second try; please repair first');
    for (const { name, message } of this.#flaky) {
      printLine(`     ${name}\n     ${stripVTControlCharacters(message).split('\n')[0]}`);
    }
    printLine(`\n${Math.round((Date.now() - this.#startedAt) / 1000)} seconds`);
    printLine(`${this.#counts.passed} passed, ${this.#counts.failed} failed`);
    return this.#counts.failed === 0 ? 0 : 1;
  }

  #complain({ name, message }) {
    printLine(`     ${name}`);
    this.#complaints.push(`${name}\n${message}`);
  }
}

export function secondsSince(began) {
  return ((Date.now() - began) / 1000).toFixed(1);
}
