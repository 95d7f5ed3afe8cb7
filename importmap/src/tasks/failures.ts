import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import type { Count, Failure } from './count.ts'

const jestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numRuntimeErrorTestSuites: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failing: z.boolean().default(false),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
})
type JestReport = z.infer<typeof jestReport>

/** What the report says that jest writes. A test that shows nothing (skipped, todo, expected to fail) is a failure. */
export function countOfJest(written: unknown): Count {
  const report = jestReport.parse(written)
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = report
  const expected = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failing }) => failing && status === 'passed')
      .map(({ fullName }) => ({ test: `${name}: ${fullName}`, said: expectedToFail })),
  )
  return {
    passed: numPassedTests - expected.length,
    failed: numFailedTests + numRuntimeErrorTestSuites + report.numPendingTests + report.numTodoTests + expected.length,
    failures: [...failuresOfJest(report), ...expected],
    files: testResults.length,
  }
}

const expectedToFail = 'It is expected to fail, so it shows nothing.'
const leftOut = 'It did not run, so it shows nothing.'

/** A file that could not be loaded or tidied up is one failure. */
function failuresOfJest({ testResults }: JestReport): Failure[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    const idle = assertionResults
      .filter(({ status }) => status !== 'failed' && status !== 'passed')
      .map(({ status, fullName }) => ({ test: `${name}: ${fullName}`, said: `${leftOut} (${status})` }))
    if (failed.length === 0 && message !== '') return [failure(name, message), ...idle]
    return [
      ...failed.map(({ fullName, failureMessages }) => failure(`${name}: ${fullName}`, failureMessages[0])),
      ...idle,
    ]
  })
}

const story = z.object({
  file: z.string(),
  line: z.int(),
  title: z.string(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      expectedStatus: z.string(),
      results: z.array(z.object({ errors: z.array(z.object({ message: z.string().default('') })).default([]) })),
    }),
  ),
})
type Suite = { specs?: z.infer<typeof story>[] | undefined; suites?: Suite[] | undefined }
const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({ specs: z.array(story).optional(), suites: z.array(suite).optional() }),
)
const storyReport = z.object({ suites: z.array(suite), errors: z.array(z.object({ message: z.string().default('') })) })

/** What the report says that Playwright writes. What a project or its tags leave out is not in it. */
export function countOfStories(report: unknown): Count {
  const all = storiesIn(storyReport.parse(report)).flatMap(({ tests, ...story }) =>
    tests.map((one) => ({ ...one, test: nameOf(story, one) })),
  )
  const isGood = ({ status, expectedStatus }: (typeof all)[number]) =>
    status === 'expected' && expectedStatus === 'passed'
  const idle = all
    .filter((one) => !isGood(one) && !hasFailed(one))
    .map(({ test, status }) => ({ test, said: status === 'skipped' ? leftOut : expectedToFail }))
  const failed = all.filter(hasFailed).length + idle.length
  return { passed: all.filter(isGood).length, failed, failures: [...failuresOfStories(report), ...idle] }
}

/** What failed, of the report that Playwright writes: stories, and what kept all of them from beginning. */
export function failuresOfStories(report: unknown): Failure[] {
  const { errors, ...whole } = storyReport.parse(report)
  return [...errors.map(({ message }) => failure('the stories', message)), ...failedIn(whole)]
}

function failedIn(whole: Suite) {
  return storiesIn(whole).flatMap(({ tests, ...story }) =>
    tests
      .filter(hasFailed)
      .map((one) => failure(nameOf(story, one), one.results.flatMap(({ errors }) => errors)[0]?.message)),
  )
}

function hasFailed({ status }: { status: string }) {
  return status === 'unexpected' || status === 'flaky'
}

function nameOf({ file, line, title }: Omit<z.infer<typeof story>, 'tests'>, { projectName }: { projectName: string }) {
  return `[${projectName}] ${file}:${line} ${title}`
}

function storiesIn({ specs = [], suites = [] }: Suite): z.infer<typeof story>[] {
  return [...specs, ...suites.flatMap(storiesIn)]
}

const linesOfEach = 12

/** What it said begins with what was expected; the stack below it is in the output above. */
function failure(test: string, said = ''): Failure {
  const lines = stripVTControlCharacters(said)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
  return { test, said: lines.slice(0, linesOfEach).join('\n') }
}
