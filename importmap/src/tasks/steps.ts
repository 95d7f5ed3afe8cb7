/** What one step of `check` or `test` found. A tool without single tests counts as one. */
export type Count = { passed: number; failed: number }

export type Step = { title: string; run: () => Promise<Count> }

/** Runs every step, also after a failure, so that one run tells everything; ends with the sum of all. */
export async function runSteps(steps: readonly Step[]) {
  const results: { title: string; count: Count }[] = []
  for (const { title, run } of steps) {
    console.log(`\n== ${title}`)
    const startedAt = performance.now()
    const count = await run()
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    results.push({ title: `${title} (${seconds} s)`, count })
  }
  return summary(results)
}

/** A tool that only says yes or no. */
export async function whole(exitCode: Promise<number>): Promise<Count> {
  return (await exitCode) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function summary(results: readonly { title: string; count: Count }[]) {
  console.log('')
  for (const { title, count } of results)
    console.log(`${count.failed === 0 ? 'ok    ' : 'FAILED'}  ${title}: ${count.passed} passed, ${count.failed} failed`)
  const failed = total(results, 'failed')
  console.log(`\n${total(results, 'passed')} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

function total(results: readonly { count: Count }[], kind: keyof Count) {
  return results.reduce((sum, { count }) => sum + count[kind], 0)
}
