import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repository } from '../setup/paths.mjs';
import { readPlaywrightReport, readVitestReport } from './read-report.mjs';

const spec = (title, status, results) => ({
  file: 'a.spec.ts',
  line: 3,
  title,
  tests: [{ status, results }],
});

it('names a browser test that passed on its second try, and does not count it as failed', () => {
  const report = {
    stats: { expected: 1 },
    errors: [],
    suites: [
      {
        specs: [
          spec('passes', 'expected', [{ duration: 1000, errors: [] }]),
          spec('wavers', 'flaky', [
            { duration: 9000, errors: [{ message: 'too late' }] },
            { duration: 2000, errors: [] },
          ]),
        ],
      },
    ],
  };
  expect(readPlaywrightReport(report)).toEqual({
    passed: 2,
    failures: [],
    flaky: [{ name: 'e2e/journeys/a.spec.ts:3: wavers', message: 'too late' }],
    secondsOf: new Map([['e2e/journeys/a.spec.ts', 3]]),
  });
});

it('names a unit test that passed on its second try, and does not count it as failed', () => {
  const report = {
    numPassedTests: 2,
    testResults: [
      {
        name: join(repository, 'apps/a.test.ts'),
        startTime: 0,
        endTime: 1500,
        status: 'passed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'adds', failureMessages: [] },
          { status: 'passed', fullName: 'wavers', failureMessages: ['too late'] },
        ],
      },
    ],
  };
  const { failures, flaky } = readVitestReport(report);
  expect(failures).toEqual([]);
  expect(flaky).toEqual([{ name: 'apps/a.test.ts: wavers', message: 'too late' }]);
});

it('tells of a failed test, and of a file that could not be read', () => {
  const report = {
    numPassedTests: 4,
    testResults: [
      {
        name: join(repository, 'packages/a.test.ts'),
        startTime: 0,
        endTime: 1500,
        status: 'failed',
        message: '',
        assertionResults: [{ status: 'failed', fullName: 'adds', failureMessages: ['1 is not 2'] }],
      },
      {
        name: join(repository, 'packages/b.test.ts'),
        startTime: 0,
        endTime: 0,
        status: 'failed',
        message: 'Unexpected token',
        assertionResults: [],
      },
    ],
  };
  const { passed, failures, secondsOf } = readVitestReport(report);
  expect(passed).toBe(4);
  expect(failures).toEqual([
    { name: 'packages/a.test.ts: adds', message: '1 is not 2' },
    { name: 'packages/b.test.ts', message: 'Unexpected token' },
  ]);
  expect(secondsOf.get('packages/a.test.ts')).toBe(1.5);
});

it('tells of tests that were left out, which nobody would miss otherwise', () => {
  const vitest = {
    numPassedTests: 1,
    testResults: [
      {
        name: join(repository, 'packages/a.test.ts'),
        startTime: 0,
        endTime: 0,
        status: 'passed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'adds' },
          { status: 'skipped', fullName: 'subtracts' },
        ],
      },
    ],
  };
  const playwright = {
    stats: { expected: 0 },
    errors: [],
    suites: [{ specs: [spec('waits', 'skipped', [])] }],
  };
  const message = expect.stringContaining('left out');
  expect(readVitestReport(vitest).failures).toEqual([
    { name: 'packages/a.test.ts: subtracts', message },
  ]);
  expect(readPlaywrightReport(playwright).failures).toEqual([
    { name: 'e2e/journeys/a.spec.ts:3: waits', message },
  ]);
});
