import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'

/** A test that failed, as it is told once more at the very end, where whoever sees only that looks first. */
export type Failure = { test: string; said: string }

const jestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
})

/** What failed, of the report that jest writes; a file that could not be loaded or tidied up is one failure. */
export function failuresOfJest(report: unknown): Failure[] {
  return jestReport.parse(report).testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0 && message !== '') return [failure(name, message)]
    return failed.map(({ fullName, failureMessages }) => failure(`${name}: ${fullName}`, failureMessages[0]))
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
      results: z.array(z.object({ errors: z.array(z.object({ message: z.string().default('') })).default([]) })),
    }),
  ),
})
type Suite = { specs?: z.infer<typeof story>[] | undefined; suites?: Suite[] | undefined }
const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({ specs: z.array(story).optional(), suites: z.array(suite).optional() }),
)
const storyReport = z.object({ suites: z.array(suite), errors: z.array(z.object({ message: z.string().default('') })) })

/** What failed, of the report that Playwright writes: stories, and what kept all of them from beginning. */
export function failuresOfStories(report: unknown): Failure[] {
  const { errors, ...whole } = storyReport.parse(report)
  return [...errors.map(({ message }) => failure('the stories', message)), ...failedIn(whole)]
}

function failedIn(whole: Suite) {
  return storiesIn(whole).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        failure(`[${projectName}] ${file}:${line} ${title}`, results.flatMap(({ errors }) => errors)[0]?.message),
      ),
  )
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
