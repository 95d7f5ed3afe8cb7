import { jest } from '@jest/globals'
import { writeSync } from 'node:fs'
import { runNode } from './run-node.ts'
import type { Count } from './count.ts'
import { runSteps, type How, type Step } from './steps.ts'

const good = { passed: 2, failed: 0 }
const bad = { passed: 0, failed: 1 }

function step(title: string, count: Count, says = ''): Step {
  return {
    title,
    run: async ({ output }) => {
      if (typeof output === 'number') writeSync(output, `${says}\n`)
      else console.log(says)
      return count
    },
  }
}

/** Over when the other has begun, so that both are at work at one time. */
function meeting(titles: readonly [string, string]): [Step, Step] {
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const meet = (mine: typeof first, other: typeof first) => async () => {
    mine.resolve()
    await other.promise
    return good
  }
  return [
    { title: titles[0], run: meet(first, second) },
    { title: titles[1], run: meet(second, first) },
  ]
}

async function told(steps: readonly Step[], beside: readonly Step[] = [], last: readonly Step[] = []) {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined)
  const { failed } = await runSteps(steps, { beside, last })
  const lines = log.mock.calls.map(([line]: unknown[]) => String(line).replaceAll(/\d+\.\d s/g, 'N s'))
  log.mockRestore()
  return { code: failed === 0 ? 0 : 1, lines }
}

test('what runs beside the steps is told between them or at the end, each under its own title and with its own count', async () => {
  const beside = [step('first', good, 'of first'), step('second', good)]
  const { code, lines } = await told([step('build', good, 'of build')], beside)
  expect({ code, lines }).toEqual({
    code: 0,
    lines: [
      '\n== build',
      'of build',
      '\n== first (N s, N s of a processor)',
      'of first',
      '\n== second (N s, N s of a processor)',
      '',
      'ok      build (N s, N s of a processor): 2 passed, 0 failed',
      'ok      first (N s, N s of a processor): 2 passed, 0 failed',
      'ok      second (N s, N s of a processor): 2 passed, 0 failed',
      '\n6 passed, 0 failed',
    ],
  })
})

test('what runs beside begins when the first step is over, and goes on beside whichever is next', async () => {
  const [long, beside] = meeting(['long', 'beside'])
  let isBuilt = false
  const build = {
    title: 'build',
    run: async () => {
      isBuilt = true
      return good
    },
  }
  const early = { title: 'early', run: async () => (isBuilt ? good : bad) }
  expect(await told([build, long], [early, beside])).toMatchObject({ code: 0 })
})

test('a step that throws is a failure with its reason, and the others and what is last run all the same', async () => {
  const broken: Step = { title: 'broken', run: () => Promise.reject(new Error('no such folder')) }
  const { code, lines } = await told([broken, step('next', good)], [step('beside', good)], [step('last', good)])
  expect(code).toBe(1)
  expect(lines).toContain('\nfailed  broken\n        Error: no such folder')
  for (const title of ['next', 'beside', 'last'])
    expect(lines).toContain(`ok      ${title} (N s, N s of a processor): 2 passed, 0 failed`)
})

test('a step beside that throws is a failure, and the others go on', async () => {
  const broken: Step = { title: 'broken', run: () => Promise.reject(new Error('no such folder')) }
  const { code, lines } = await told([step('build', good), step('long', good)], [broken, step('next', good)])
  expect(code).toBe(1)
  expect(lines).toContain('\nfailed  broken\n        Error: no such folder')
  expect(lines).toContain('ok      next (N s, N s of a processor): 2 passed, 0 failed')
})

test('what is last runs when all else is over, and is told what that found', async () => {
  const last: Step = {
    title: 'last',
    run: async (_how, done) => ({
      passed: done.map(({ step: title }) => title).join() === 'build,beside' ? 1 : 0,
      failed: 0,
    }),
  }
  const { lines } = await told([step('build', good)], [step('beside', good)], [last])
  expect(lines).toContain('ok      last (N s, N s of a processor): 1 passed, 0 failed')
})

test('what fails beside a step fails the run, and the steps after it run all the same', async () => {
  const { code, lines } = await told(
    [step('long', good), step('last', good)],
    [step('beside', bad), step('next', good)],
  )
  expect(code).toBe(1)
  expect(lines).toContain('FAILED  beside (N s, N s of a processor): 0 passed, 1 failed')
  expect(lines).toContain('ok      next (N s, N s of a processor): 2 passed, 0 failed')
  expect(lines).toContain('ok      last (N s, N s of a processor): 2 passed, 0 failed')
})

test('the programs of what runs beside let those of the steps go first', async () => {
  const priority = async ({ niceness }: How) => {
    const code = await runNode(['--eval', 'process.exit(os.getPriority())'], { niceness, stdio: 'ignore' })
    return { passed: code, failed: 0 }
  }
  const [before, after] = [
    { title: 'step', run: priority },
    { title: 'beside', run: priority },
  ]
  const { lines } = await told([before], [after])
  const asked = lines.filter((line) => line.startsWith('ok')).map((line) => Number(/: (\d+) passed/.exec(line)?.[1]))
  expect(asked[1]).toBeGreaterThan(asked[0] ?? 0)
})

test('what failed is told once more at the very end, with what it said', async () => {
  const failures = [{ test: '[zh-CN 390] stories/scan.spec.ts:7 a code', said: 'Error: not visible\nCall log' }]
  const { lines } = await told([step('stories', { passed: 1, failed: 1, failures }), step('last', good)])
  expect(lines.slice(-3)).toEqual([
    'ok      last (N s, N s of a processor): 2 passed, 0 failed',
    '\nfailed  [zh-CN 390] stories/scan.spec.ts:7 a code\n        Error: not visible\n        Call log',
    '\n3 passed, 1 failed',
  ])
})
