import { appendFileSync } from 'node:fs'

/** Jest's reporter that keeps the first test that failed: a run that ends there writes no report. */
class FirstFailure {
  onTestFileResult({ path }, { testResults, testExecError, numFailingTests }) {
    if (numFailingTests === 0 && !testExecError) return
    const name = testResults.find(({ status }) => status === 'failed')?.fullName ?? 'the file could not be run'
    appendFileSync(process.env.TEST_FIRST_FAILURE, `${path}: ${name}\n`)
  }
}

export default FirstFailure // oxlint-disable-line import/no-default-export -- Jest takes it from there
