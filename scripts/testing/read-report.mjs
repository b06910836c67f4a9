import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { repository } from '../setup/paths.mjs';

/**
 * What Vitest and Playwright wrote about a run: how many tests passed, those that failed or were left out with
 * what they said, those that passed only on their second try, and the seconds of every file. Nothing when
 * there is no such report. The report is gone afterwards.
 */
export function readReport(file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return report.stats ? readPlaywrightReport(report) : readVitestReport(report);
  } catch {
    return { passed: 0, failures: [], flaky: [], secondsOf: new Map() };
  } finally {
    rmSync(file, { force: true });
  }
}

const leftOutStates = new Set(['skipped', 'pending', 'todo']);
const leftOutSentence =
  'It was left out. Please let it test what the product does on a machine like this one.';

export function readVitestReport(report) {
  const failures = [];
  const flaky = [];
  const secondsOf = new Map();
  for (const file of report.testResults) {
    const path = relative(repository, file.name);
    addSeconds(secondsOf, path, file.endTime - file.startTime);
    const failed = file.assertionResults.filter((test) => test.status === 'failed');
    for (const test of failed) {
      failures.push({
        name: `${path}: ${test.fullName}`,
        message: test.failureMessages.join('\n'),
      });
    }
    const wavering = file.assertionResults.filter(
      ({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0,
    );
    for (const test of wavering) {
      flaky.push({ name: `${path}: ${test.fullName}`, message: test.failureMessages.join('\n') });
    }
    // Skipped ones vanish silently on a machine that lacks what they need: nobody would know that they never run.
    const leftOut = file.assertionResults.filter(({ status }) => leftOutStates.has(status));
    for (const test of file.status === 'failed' ? [] : leftOut) {
      failures.push({ name: `${path}: ${test.fullName}`, message: leftOutSentence });
    }
    // A file that could not even be read has no tests.
    if (file.status === 'failed' && failed.length === 0) {
      failures.push({ name: path, message: file.message });
    }
  }
  return { passed: report.numPassedTests, failures, flaky, secondsOf };
}

export function readPlaywrightReport(report) {
  const failures = report.errors.map((error) => ({ name: 'the run', message: error.message }));
  const flaky = [];
  const secondsOf = new Map();
  for (const spec of report.suites.flatMap(specsIn)) {
    const path = `e2e/journeys/${spec.file}`;
    for (const test of spec.tests) {
      // The time of the try that counts: a first one that failed mostly waited.
      addSeconds(secondsOf, path, test.results.at(-1)?.duration ?? 0);
      if (test.status === 'expected') continue;
      const errors = test.results.flatMap((result) => result.errors);
      const outcome = {
        name: `${path}:${spec.line}: ${spec.title}`,
        message:
          test.status === 'skipped'
            ? leftOutSentence
            : errors.map((error) => error.message).join('\n'),
      };
      if (test.status === 'flaky') flaky.push(outcome);
      else failures.push(outcome);
    }
  }
  return { passed: report.stats.expected + flaky.length, failures, flaky, secondsOf };
}

function addSeconds(secondsOf, path, ms) {
  secondsOf.set(path, (secondsOf.get(path) ?? 0) + Math.max(0, ms || 0) / 1000);
}

function specsIn(suite) {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsIn)];
}
