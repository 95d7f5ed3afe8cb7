import { spawn, type ChildProcess } from 'node:child_process'
import { inRepository } from './repository.ts'

type Program = {
  pid: number
  /** Resolves with what the pattern's first group found in what the program says; rejects when it ends before. */
  says(pattern: RegExp): Promise<string>
  /** Ends it as an operator would, and waits. */
  stop(): Promise<void>
  /** Waits for its own end; throws when it failed. */
  finished(): Promise<string>
}

type Options = { cwd?: string; env?: NodeJS.ProcessEnv }

/** Starts a program of ours. Settings of the shell that the bench was started from do not reach it. */
export function startProgram(args: readonly string[], { cwd = inRepository(), env = {} }: Options = {}): Program {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd,
    env: { ...withoutSettings(process.env), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const heard = listen(child)
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return {
    pid: child.pid ?? 0,
    says: (pattern) =>
      Promise.race([heard.until(pattern), ended.then((code) => fail(args, `ended with ${code}`, heard.text()))]),
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
    async finished() {
      const code = await ended
      return code === 0 ? heard.text() : fail(args, `ended with ${code}`, heard.text())
    },
  }
}

function listen(child: ChildProcess) {
  let text = ''
  const waiting = new Set<() => void>()
  const hear = (chunk: Buffer) => {
    text += chunk.toString()
    for (const look of waiting) look()
  }
  child.stdout?.on('data', hear)
  child.stderr?.on('data', hear)
  const until = (pattern: RegExp) =>
    new Promise<string>((resolve) => {
      const look = () => {
        const found = pattern.exec(text)
        if (found) resolve(found[1] ?? found[0])
      }
      waiting.add(look)
      look()
    })
  return { text: () => text, until }
}

function fail(args: readonly string[], what: string, said: string): never {
  throw new Error(`${args.join(' ')} ${what}. It said:\n${said}`)
}

function withoutSettings(environment: NodeJS.ProcessEnv) {
  const isSetting = (name: string) =>
    /^(ATRIUM_|npm_)/.test(name) || ['DATABASE_URL', 'NODE_ENV', 'PORT'].includes(name)
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !isSetting(name)))
}
