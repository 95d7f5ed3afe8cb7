import { readFileSync, writeSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { failedFor, withFailure, type Count } from './count.ts'
import { endedBy } from './interrupt.ts'
import { runTool, type RunOptions } from './run-node.ts'
import type { How } from './steps.ts'

const linesOfEnd = 12
const charactersOfEnd = 4000

/** Runs a tool that runs tests; answers its exit code and the end of what it wrote. */
export async function runHeard(args: readonly string[], { output, niceness }: How, options: RunOptions = {}) {
  let end = ''
  const onOutput = (chunk: Buffer) => {
    if (output === 'inherit') process.stderr.write(chunk)
    else writeSync(output, chunk)
    end = (end + chunk.toString()).slice(-charactersOfEnd)
  }
  const code = await runTool(args, { stdio: ['ignore', 'pipe', 'pipe'], ...options, niceness, onOutput })
  return { code, end: stripVTControlCharacters(end).trim().split('\n').slice(-linesOfEnd).join('\n') }
}

type Reported = { name: string; file: string; code: number; end: string; countOf: (report: unknown) => Count }

/** What a tool that has ended reports. Where that cannot be read, or names no failure, the reason is what the tool said. */
export function countReported({ name, file, code, end, countOf }: Reported): Count {
  try {
    const count = countOf(JSON.parse(readFileSync(file, 'utf8')))
    if (count.failed > 0 || code === 0) return count
    return withFailure(count, { test: name, said: `It ended with ${code}, though no test failed:\n${end}` })
  } catch (error) {
    if (endedBy() !== null) return failedFor(name, `${endedBy()} ended it before it could report.`)
    return failedFor(name, `It ended with ${code} and left no report (${String(error)}):\n${end}`)
  }
}
