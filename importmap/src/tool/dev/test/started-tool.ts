import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { inRepository } from '../../../repository.ts'

type Event = { event: string; line: string; address: string; open: string; ms: number }

/** The tool in a folder, as a team starts it, with `--json`. */
export function startTool(folder: string, ...args: string[]) {
  const cli = inRepository('importmap/src/tool/cli.ts')
  const env = { ...process.env, ATRIUM_DEPLOY_TOKEN: 'a token' }
  const child: ChildProcess = spawn(process.execPath, [cli, ...args], { cwd: folder, env })
  const ended = once(child, 'exit')
  let said = ''
  let heard = () => undefined as void
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (piece) => {
      said += String(piece)
      heard()
    })
  return {
    process: child,
    said: () => said,
    code: async () => (await ended)[0],
    /** The first thing of this kind that it says. */
    async says(event: string): Promise<Event> {
      for (;;) {
        const found = said.split('\n').find((line) => line.startsWith(`{"event":"${event}"`) && line.endsWith('}'))
        if (found !== undefined) return JSON.parse(found)
        if (child.exitCode !== null) throw new Error(`it has ended: ${said}`)
        await new Promise<void>((resolve) => (heard = resolve))
      }
    },
  }
}
