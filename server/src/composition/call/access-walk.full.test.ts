import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { calls } from '@atrium/shared-utility/contract'
import { isTokenAccess } from '../../foundation/call/context/token-access.ts'
import { accessPage, type Walked } from '../../test/access-page.ts'
import { callNames } from '../../test/call-names.ts'
import { isOpenToAll, startWalk } from '../../test/walk.ts'

/** Every call, made over HTTP by every kind of session in every kind of place; `access-walk.test.ts` asks the door. */
let walk: Awaited<ReturnType<typeof startWalk>>
let walked: Walked[]

beforeAll(async () => {
  walk = await startWalk()
  walked = await Promise.all(walk.kinds.map(async (kind) => ({ ...kind, verdicts: await kind.walk(callNames) })))
}, 300_000)
afterAll(() => walk.close())

test('T01: over HTTP every kind of session is answered everywhere as docs/access.md says', async () => {
  const file = path.join(walk.repositoryFolder, 'docs/access.md')
  expect(accessPage(walked)).toBe(await readFile(file, 'utf8'))
})

test('over HTTP public calls refuse no session for what it is, and those of deploy tokens refuse them all', () => {
  const misfits = walked.flatMap(({ title, verdicts }) =>
    callNames.flatMap((name) => {
      const verdict = verdicts.get(name)
      const told = Object.values(verdict ?? {}).join()
      const isOdd = isOpenToAll(calls[name])
        ? told !== 'open,open,open,open'
        : isTokenAccess(calls[name].access.who) && verdict?.none !== 'deployTokenInvalid'
      return isOdd ? [`${name} as ${title}: ${told}`] : []
    }),
  )
  expect(misfits).toEqual([])
})
