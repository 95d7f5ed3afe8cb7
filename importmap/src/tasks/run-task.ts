import { BuildRefused } from '../build-refused.ts'

type Task = (args: readonly string[]) => Promise<number>

/** Each task is loaded only when asked for: `start` must not wait for what `test` needs. */
const tasks: Record<string, () => Promise<Task>> = {
  start: async () => (await import('./start.ts')).start,
  build: async () => (await import('./build.ts')).build,
  dev: async () => (await import('./dev.ts')).dev,
  check: async () => (await import('./check.ts')).check,
  test: async () => (await import('./test.ts')).test,
  'test:full': async () => (await import('./test.ts')).testFull,
  bench: async () => (await import('./scripts.ts')).bench,
  sdk: async () => (await import('./sdk.ts')).sdk,
  'new-noun': async () => (await import('./new-noun.ts')).newNoun,
  'new-parcel': async () => (await import('./new-parcel.ts')).newParcel,
  starts: async () => (await import('./scripts.ts')).starts,
  teams: async () => (await import('./scripts.ts')).teams,
  examples: async () => (await import('./scripts.ts')).examples,
  maintenance: async () => (await import('./scripts.ts')).maintenance,
  bundle: async () => (await import('./scripts.ts')).bundle,
  mutants: async () => (await import('./scripts.ts')).mutants,
  generate: async () => (await import('./scripts.ts')).generate,
  release: async () => (await import('./release.ts')).release,
  'tidy-versions': async () => (await import('../release/tidy-versions.ts')).tidyVersions,
}

/** Runs one task and answers its exit code. What the developer can mend is told in a sentence, without a stack. */
export async function runTask([name = '', ...args]: readonly string[]) {
  const load = tasks[name]
  if (!load) {
    console.error(`There is no task "${name}". The tasks are: ${Object.keys(tasks).join(', ')}.`)
    return 1
  }
  try {
    refuseIgnored(name, args)
    const task = await load()
    return await task(args)
  } catch (error) {
    if (!(error instanceof BuildRefused)) throw error
    console.error(error.message)
    return 1
  }
}

/** They run all that they run: what was asked in addition, such as the name of a test, would have no effect. */
const whole = ['test', 'test:full', 'check']

function refuseIgnored(name: string, args: readonly string[]) {
  if (!whole.includes(name) || args.length === 0) return
  const why = `it takes no arguments (${args.join(' ')}). docs/tests.md says how one file or one test is run`
  throw new BuildRefused(`npm run ${name}`, why)
}
