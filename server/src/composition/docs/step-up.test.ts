import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { calls, type Call } from '@atrium/shared-utility/contract'
import { readConfig } from '../../foundation/process/config/config.ts'

const file = path.join(readConfig({}).repositoryFolder, 'docs/step-up.md')

test('T04: docs/step-up.md says of every call that changes something, public ones too, whether it needs step-up, and why, or the call does', async () => {
  const written = rowsOf(await readFile(file, 'utf8'))
  const changing = Object.entries<Call>(calls).filter(([, call]) => changesSomething(call))
  const inContract = changing
    .filter(([, { stepUpReason }]) => stepUpReason === undefined)
    .map(([name, call]) => [name, answerOf(call)])
  expect(Object.fromEntries(written.map(({ name, needs }) => [name, needs]))).toEqual(Object.fromEntries(inContract))
  expect(written).toHaveLength(inContract.length)
  const reasons = [...written.map(({ why }) => why), ...changing.map(([, call]) => call.stepUpReason ?? 'in the page')]
  expect(reasons.filter((why) => why.length < 10)).toEqual([])
})

/** Public ones, too: a call that any caller may make can take the session of a signed-in person for a proof. */
function changesSomething({ method, changes }: Call) {
  return method !== 'GET' || changes === true
}

function answerOf({ access }: Call) {
  const { stepUp } = access.needs
  if (stepUp === undefined) return 'no'
  return stepUp === true ? 'yes' : 'for some'
}

function rowsOf(page: string) {
  return [...page.matchAll(/^\| `(\w+)` +\| (.+?) +\| (.+?) +\|$/gm)].map(([, name = '', needs = '', why = '']) => ({
    name,
    needs,
    why,
  }))
}
