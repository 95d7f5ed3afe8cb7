import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { failedFor, type Count, type Failure } from './count.ts'
import { endedBy, untilSignal } from './interrupt.ts'
import { withProcessorTime } from './processor.ts'
import { reportFile } from './report-file.ts'
import { killPrograms } from './run-node.ts'

export type How = {
  /** Where a step's programs write: to the terminal, or into a file that is shown when the step is over. */
  output: 'inherit' | number
  /** How far they let others go first: 0 is as all programs, more is later. */
  niceness: number
}

/** `done`: what the steps that are over have found. */
export type Step = { title: string; run: (how: How, done: readonly Result[]) => Promise<Count> }

/** `step`: its title; `title`: the same with what it took. */
export type Result = { step: string; title: string; count: Count; ofProcessor: number }
type StepReport = { result: Result; said: string }

/** With this niceness it gets a tenth of a processor that two want: enough to go on, whatever the other does. */
const behindNiceness = 10

/**
 * Runs every step, also after a failure, so that one run tells everything; ends with the sum of all. When the first is
 * over, what runs `beside` begins, one after the other, and fills the pauses of the steps; it is told between them. What
 * is `last` runs when all of these are over.
 */
export async function runSteps(
  steps: readonly Step[],
  { beside = [], last = [] }: { beside?: readonly Step[]; last?: readonly Step[] } = {},
): Promise<Count> {
  const results: Result[] = []
  await untilSignal(() => runAll({ steps, beside, last, results }), killPrograms)
  return summary(results, [...steps, ...beside, ...last])
}

type Plan = { steps: readonly Step[]; beside: readonly Step[]; last: readonly Step[]; results: Result[] }

async function runAll({ steps, beside, last, results }: Plan) {
  const untold: StepReport[] = []
  let allBeside: Promise<void> | undefined
  for (const step of unlessEnded(steps)) {
    console.log(`\n== ${step.title}`)
    results.push(await measured(step, inFront, results), ...tell(untold))
    allBeside ??= runBeside(beside, untold)
  }
  await allBeside
  results.push(...tell(untold))
  for (const step of unlessEnded(last)) {
    console.log(`\n== ${step.title}`)
    results.push(await measured(step, inFront, results))
  }
}

/** No step begins after a signal. */
function* unlessEnded(steps: readonly Step[]) {
  for (const step of steps) if (endedBy() === null) yield step
}

const inFront: How = { output: 'inherit', niceness: 0 }

async function runBeside(steps: readonly Step[], untold: StepReport[]) {
  for (const step of unlessEnded(steps)) {
    const file = reportFile(`beside-${steps.indexOf(step)}.txt`)
    const result = await measured({ ...step, run: () => writingTo(file, step) }, inFront, [])
    untold.push({ result, said: existsSync(file) ? readFileSync(file, 'utf8').trimEnd() : '' })
  }
}

async function writingTo(file: string, { run }: Step) {
  const output = openSync(file, 'w')
  try {
    return await run({ output, niceness: behindNiceness }, [])
  } finally {
    closeSync(output)
  }
}

function tell(untold: StepReport[]) {
  return untold.splice(0).map(({ result, said }) => {
    console.log(`\n== ${result.title}`)
    if (said !== '') console.log(said)
    return result
  })
}

async function measured({ title, run }: Step, how: How, done: readonly Result[]): Promise<Result> {
  const startedAt = performance.now()
  // The others go on, and the end tells of it.
  const careful = async () => run(how, done).catch((error: unknown) => failedFor(title, String(error)))
  const { result: count, seconds: ofProcessor } = await withProcessorTime(careful)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  return {
    step: title,
    title: `${title} (${seconds} s, ${ofProcessor.toFixed(1)} s of a processor)`,
    count,
    ofProcessor,
  }
}

/** A tool that only says yes or no. */
export async function whole(exitCode: Promise<number>): Promise<Count> {
  return (await exitCode) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function summary(results: readonly Result[], steps: readonly Step[]): Count {
  console.log('')
  for (const { title, count } of results)
    console.log(`${count.failed === 0 ? 'ok    ' : 'FAILED'}  ${title}: ${count.passed} passed, ${count.failed} failed`)
  const missing = steps.filter(({ title }) => !results.some(({ step }) => step === title))
  for (const { title } of missing) console.log(`FAILED  ${title}: it did not run, since ${endedBy()} ended the run`)
  tellFailures(results.flatMap(({ count }) => count.failures ?? []))
  const [passed, failed] = [total(results, 'passed'), total(results, 'failed') + missing.length]
  console.log(`\n${passed} passed, ${failed} failed`)
  return { passed, failed }
}

const toldAgain = 6

/** Once more, and last: of a long run often nothing but the end is kept. */
function tellFailures(failures: readonly Failure[]) {
  for (const { test, said } of failures.slice(0, toldAgain))
    console.log(`\nfailed  ${test}\n${said.replaceAll(/^/gm, '        ')}`)
  if (failures.length > toldAgain) console.log(`\nand ${failures.length - toldAgain} more, each told above`)
}

function total(results: readonly Result[], kind: 'passed' | 'failed') {
  return results.reduce((sum, { count }) => sum + count[kind], 0)
}
