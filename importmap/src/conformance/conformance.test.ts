import { execFileSync } from 'node:child_process'
import { cases } from './all-cases.ts'
import { runSystem } from './run-system.ts'

type Built = Record<string, Record<'usual' | 'most' | 'oracle', Record<string, string>>>

const built: Built = JSON.parse(
  execFileSync(process.execPath, ['importmap/src/conformance/build-cases.ts'], { encoding: 'utf8' }),
)

describe.each(['usual', 'most'] as const)('module semantics survive the build with %s effort', (effort) => {
  test.each(cases)('$rule', async ({ rule, result }) => {
    const ours = await runSystem(built[rule]?.[effort] ?? {})
    expect(ours.result).toEqual(result)
  })
})

describe('Rollup’s own System output agrees on what is expected', () => {
  test.each(cases)('$rule', async ({ rule, result }) => {
    const oracle = await runSystem(built[rule]?.oracle ?? {})
    expect(oracle.result).toEqual(result)
  })
})
