import { readFileSync, rmSync } from 'node:fs';

/**
 * What Vitest and Playwright wrote about a run: how many tests passed, and the failed ones with
 * what they said. Nothing when there is no such file. The file is gone afterwards.
 */
export function readReport(file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return report.stats ? ofPlaywright(report) : ofVitest(report);
  } catch {
    return { passed: 0, failures: [] };
  } finally {
    rmSync(file, { force: true });
  }
}

function ofVitest(report) {
  const failures = [];
  for (const file of report.testResults) {
    const failed = file.assertionResults.filter((test) => test.status === 'failed');
    for (const test of failed) {
      failures.push({
        name: `${file.name}: ${test.fullName}`,
        said: test.failureMessages.join('\n'),
      });
    }
    // A file that could not even be read has no tests.
    if (file.status === 'failed' && failed.length === 0) {
      failures.push({ name: file.name, said: file.message });
    }
  }
  return { passed: report.numPassedTests, failures };
}

function ofPlaywright(report) {
  const failures = report.errors.map((error) => ({ name: 'the run', said: error.message }));
  for (const spec of report.suites.flatMap(specsIn)) {
    for (const test of spec.tests) {
      if (test.status !== 'unexpected' && test.status !== 'flaky') continue;
      const errors = test.results.flatMap((result) => result.errors);
      failures.push({
        name: `${spec.file}:${spec.line}: ${spec.title}`,
        said: errors.map((error) => error.message).join('\n'),
      });
    }
  }
  return { passed: report.stats.expected, failures };
}

function specsIn(suite) {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsIn)];
}
