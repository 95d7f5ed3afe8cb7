import { takeUnanswered } from './fake-calls.ts'

const endings: (() => void)[] = []

/** Runs once after the current test. */
export function whenTestEnds(end: () => void): void {
  endings.push(end)
}

/** Puts back what the test changed; then fails it when it made a call that has no fake. */
export function endTest(): void {
  for (const end of endings.splice(0)) end()
  const calls = takeUnanswered()
  if (calls.length > 0) throw new Error(`Called without a fake: ${[...new Set(calls)].join('; ')}`)
}
