import { jest } from '@jest/globals'
import { runTool } from '../run-tool.ts'

/** What a command line says of what was done, and its exit code. */
type Ended = { code: number; out: string; err: string }

/**
 * The tool as teams run it, but for its process: that takes most of a second of a processor, and adds what `cli.ts`
 * says. A test of the process itself stands in `build.test.ts`.
 */
export function runHere(args: readonly string[], folder: string, environment: NodeJS.ProcessEnv = {}) {
  return heard(async () => {
    const before = { ...process.env }
    Object.assign(process.env, environment)
    try {
      return await runTool(args, folder)
    } finally {
      for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
      Object.assign(process.env, before)
    }
  })
}

/** What it prints while this is done. */
export async function heard(perform: () => Promise<number>): Promise<Ended> {
  const said = { out: '', err: '' }
  const spies = [
    jest.spyOn(console, 'log').mockImplementation((line) => void (said.out += `${line}\n`)),
    jest.spyOn(console, 'error').mockImplementation((line) => void (said.err += `${line}\n`)),
  ]
  try {
    return { code: await perform(), ...said }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}
