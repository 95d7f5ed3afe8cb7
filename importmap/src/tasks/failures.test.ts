import { expect, test } from '@jest/globals'
import { countOfJest, countOfStories } from './failures.ts'

function jestReport(results: readonly { status: string; failing?: boolean }[]) {
  const count = (status: string) => results.filter((one) => one.status === status).length
  return {
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numRuntimeErrorTestSuites: 0,
    numPendingTests: count('pending'),
    numTodoTests: count('todo'),
    testResults: [
      {
        name: 'a.test.ts',
        message: '',
        assertionResults: results.map((one, index) => ({ ...one, fullName: `test ${index}`, failureMessages: ['no'] })),
      },
    ],
  }
}

test('a test that is skipped, still to write or expected to fail is named and fails its step', () => {
  const results = [
    { status: 'passed' },
    { status: 'pending' },
    { status: 'todo' },
    { status: 'passed', failing: true },
    { status: 'failed' },
  ]
  const { passed, failed, failures = [] } = countOfJest(jestReport(results))
  expect({ passed, failed }).toEqual({ passed: 1, failed: 4 })
  expect(failures.map(({ test: name }) => name).sort()).toEqual([1, 2, 3, 4].map((n) => `a.test.ts: test ${n}`))
})

test('a run in which every test passed has no failure', () => {
  expect(countOfJest(jestReport([{ status: 'passed' }]))).toEqual({ passed: 1, failed: 0, failures: [], files: 1 })
})

function storyReport(outcomes: readonly [status: string, expectedStatus: string][]) {
  const specs = outcomes.map(([status, expectedStatus], index) => ({
    file: 'a.spec.ts',
    line: index,
    title: 'a story',
    tests: [{ projectName: 'wide', status, expectedStatus, results: [] }],
  }))
  return { errors: [], suites: [{ specs }] }
}

test('a story that is skipped or expected to fail is named and fails its step', () => {
  const report = storyReport([
    ['expected', 'passed'],
    ['skipped', 'skipped'],
    ['expected', 'failed'],
    ['flaky', 'passed'],
  ])
  const { passed, failed, failures = [] } = countOfStories(report)
  expect({ passed, failed }).toEqual({ passed: 1, failed: 3 })
  expect(failures.map(({ test: name }) => name).sort()).toEqual([1, 2, 3].map((n) => `[wide] a.spec.ts:${n} a story`))
})
