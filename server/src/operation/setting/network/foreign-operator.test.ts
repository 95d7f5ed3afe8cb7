import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { calls, type Problem, UserType } from '@atrium/shared-utility/contract'
import { operatorNetwork } from '../../../composition/call/gates/operator-network.ts'
import { atTheGates } from '../../../composition/call/test/at-the-gates.ts'
import { oneOfEach } from '../../../test/one-of-each.ts'
import { sortOf } from '../../../test/sort-of.ts'
import { password } from '../../../test/test-server.ts'
import { createWhoCalls } from '../../../test/who-calls.ts'
import { elsewhere, office, open, others, shapeOf, startForeign } from './test/foreign.ts'

let stage: Awaited<ReturnType<typeof startForeign>>
beforeAll(async () => {
  stage = await startForeign()
})
afterAll(() => stage.close())

test('T15: the door refuses each call to an operator from another network, and none from the office', async () => {
  const caller = await createWhoCalls(stage.server)(stage.operator)
  const options = { services: stage.server.services }
  const taken = []
  for (const name of others) {
    const refusals = [elsewhere, office].map(({ 'x-forwarded-for': address }) =>
      operatorNetwork({ ...atTheGates(calls[name], caller), request: { ip: address }, options }).then(
        () => null,
        (problem: Problem) => problem.code,
      ),
    )
    const told = (await Promise.all(refusals)).join()
    if (told !== 'networkNotAllowed,') taken.push(`${name}: ${told}`)
  }
  expect(taken).toEqual([])
  expect(others.length).toBeGreaterThan(250)
})

test('T15: an operator from another network is refused a call of each sort over HTTP, in an enterprise and in none', async () => {
  const misfits = []
  for (const name of oneOfEach(others, sortOf))
    for (const space of [undefined, stage.enterprise.id]) misfits.push(...(await stage.refusalMisfit(name, space)))
  expect(misfits).toEqual([])
})

test('T15: the page of an operator from another network is the one that a stranger gets', async () => {
  const { server, operator, enterprise } = stage
  for (const path of ['/user/workbench', `/space-${enterprise.id}/user/workbench`]) {
    const headers = { ...elsewhere, accept: 'text/html' }
    const strangers = await server.client().fetch(path, { headers })
    expect(strangers.status).toBe(200)
    expect(textOf(await operator.fetch(path, { headers }))).toBe(textOf(strangers))
  }
})

test('T15: an operator from another network is answered what a stranger is by each public call, where it looks at most', async () => {
  const differences = []
  for (const name of open) {
    const space = calls[name].space === 'none' ? undefined : stage.enterprise.id
    differences.push(...(await stage.difference(name, space)))
  }
  expect(differences).toEqual([])
})

test('T15: an operator may sign out from anywhere', async () => {
  const { server } = stage
  const leaving = await server.given.person({ userType: UserType.operator })
  const own = server.client()
  await own.call('signIn', { loginId: leaving.loginId, password }, { headers: office })
  await own.call('listEnterprises', {}, { headers: office })
  const sid = own.cookies.get('sid') ?? 'none'
  await own.call('signOut', {}, { headers: elsewhere })
  own.cookies.set('sid', sid)
  expect((await own.tryCall('listEnterprises', {}, { headers: office })).error).toBe('signInRequired')
})

/** The page, without what is new each time. */
function textOf({ body }: { body: unknown }) {
  return shapeOf(String(body).replaceAll(/nonce="[^"]+"|"nonce":"[^"]+"/g, ''))
}
