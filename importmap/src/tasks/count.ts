/** A test that failed, as it is told once more at the very end, which is read first. */
export type Failure = { test: string; said: string }

/** What one step of `check` or `test` found. A tool without single tests counts as one. `files`: how many of tests ran. */
export type Count = { passed: number; failed: number; failures?: readonly Failure[]; files?: number }

/** A step that came to nothing, with the reason. */
export function failedFor(test: string, said: string): Count {
  return { passed: 0, failed: 1, failures: [{ test, said }] }
}

/** One more, which is told before the others. */
export function withFailure(count: Count, failure: Failure): Count {
  return { ...count, failed: count.failed + 1, failures: [failure, ...(count.failures ?? [])] }
}
