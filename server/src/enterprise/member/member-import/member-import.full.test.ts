import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { newId } from '../../../foundation/db/id.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { insertAccounts, insertMemberships } from './people/insert-query.ts'
import { batchSize } from './batch.ts'
import { begun, givenAdministrator, givenFile, sent, work, workAndDie } from './test/given.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const mapping = { name: 0, loginId: 1, phone: 2, departments: 3, title: 4 }

/**
 * The same rows by `insert … select unnest`, without looking at any: a few at a time, too, since the count of an enterprise’s
 * members is one row, of which each new member of a transaction leaves a version.
 */
async function inserted(count: number) {
  const { entId } = await givenAdministrator(server)
  const mark = newId()
  const people = Array.from({ length: count }, (_, index) => ({
    id: newId(),
    loginId: `${mark}-${index}`,
    norm: `${mark}-${index}`,
    name: `成员${index}`,
    sounds: `cheng yuan ${index}`,
    phone: `138${String(index).padStart(8, '0')}`,
    email: null,
    title: '工程师',
    userType: UserType.member,
    departmentIds: [],
  }))
  const began = performance.now()
  for (let at = 0; at < count; at += batchSize) {
    const few = people.slice(at, at + batchSize)
    await server.services.tx(platform, async (db) => {
      await insertAccounts(db, { entId, people: few })
      await insertMemberships(db, { entId, people: few, now: new Date() })
    })
  }
  return performance.now() - began
}

test('ten thousand rows, thirty-seven of them faulty, killed three times: each once, in a few times what the rows alone take', async () => {
  const admin = await givenAdministrator(server)
  const faulty = new Set(Array.from({ length: 37 }, (_, index) => index * 270))
  const { id } = await sent(admin, givenFile(10_000, faulty))
  const of = { entId: admin.entId, id }
  await begun(server, { ...of, mapping })
  const began = performance.now()
  for (const batches of [3, 11, 7]) await workAndDie(server, of, batches)
  expect(await work(server, of)).toBe('done')
  const tookMs = performance.now() - began
  expect(await admin.call('getMemberImport', { id })).toMatchObject({
    seen: 10_000,
    added: 9963,
    present: 0,
    refused: 37,
  })
  expect((await admin.call('listMembers', { iDisplayLength: 1 })).total).toBe(9964)
  expect((await admin.call('listMemberImportFaults', { id, iDisplayLength: 200 })).list).toHaveLength(37)
  const bareMs = await inserted(10_000)
  process.stdout.write(`import of 10 000 rows: ${Math.round(tookMs)} ms, the rows alone: ${Math.round(bareMs)} ms\n`)
  expect(tookMs / bareMs).toBeLessThan(6)
})
