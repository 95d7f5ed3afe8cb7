import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { mostComments } from '@atrium/shared-utility/contract'
import { mentionOf } from '@atrium/shared-utility/model'
import { runSql } from '../../../test/cluster.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { givenApp } from '../../test/given-app.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

type Person = Awaited<ReturnType<TestServer['given']['signedIn']>>

async function givenRecord() {
  const app = await givenApp(server)
  const { id } = await app.member.call('addRecord', { ...app.where, values: { name: '投影仪' } })
  const colleague = await server.given.signedIn({ enterprise: app.enterprise })
  return { ...app, colleague, record: { ...app.where, id } }
}

const messagesTo = async (person: Person) => (await person.call('listMessages', { type: 'mention' })).list

test('a comment tells a person once, also where the mention is taken out and put in again', async () => {
  const { member, colleague, record } = await givenRecord()
  const { id: commentId } = await member.call('addRecordComment', { ...record, text: mentionOf(colleague.person.id) })
  const edit = (text: string) => member.call('updateRecordComment', { ...record, commentId, text })
  for (const text of ['a', `${mentionOf(colleague.person.id)} b`, 'c', mentionOf(colleague.person.id)]) await edit(text)
  expect(await messagesTo(colleague)).toHaveLength(1)
  await member.call('addRecordComment', { ...record, text: mentionOf(colleague.person.id) })
  expect(await messagesTo(colleague)).toHaveLength(2)
  const { rows } = await runSql(server.address, `select told from record_comment where id = '${commentId}'`)
  expect(rows).toEqual([{ told: [colleague.person.id] }])
})

/** One less than a record may have. */
async function givenComments({ member, record, enterprise }: Awaited<ReturnType<typeof givenRecord>>) {
  await runSql(
    server.address,
    `insert into record_comment (ent_id, id, app_id, entity_uid, record_id, at, by_user, text)
      select '${enterprise.id}', 'c' || lpad(n::text, 6, '0') || '${record.id}', '${record.appId}', 'e', '${record.id}', now(), '${member.person.id}', n::text
      from generate_series(1, ${mostComments - 1}) n`,
  )
}

test('comments are read as many as are wanted, newest first, and a record has a bounded number of them', async () => {
  const given = await givenRecord()
  const { member, record } = given
  await givenComments(given)
  const first = await member.call('listRecordComments', record)
  expect([first.total, first.list.length, first.list[0]?.text]).toEqual([mostComments - 1, 50, `${mostComments - 1}`])
  expect((await member.call('listRecordComments', { ...record, limit: mostComments })).list).toHaveLength(
    mostComments - 1,
  )
  expect((await member.tryCall('listRecordComments', { ...record, limit: mostComments + 1 })).status).toBe(400)
  await member.call('addRecordComment', { ...record, text: 'last' })
  expect((await member.tryCall('addRecordComment', { ...record, text: 'x' })).error).toBe('tooManyComments')
})

test('of several people who write the last comment of a record at once, one does', async () => {
  const given = await givenRecord()
  const { member, colleague, record } = given
  await givenComments(given)
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      (index % 2 === 0 ? member : colleague).tryCall('addRecordComment', { ...record, text: 'x' }),
    ),
  )
  const errors = answers.map(({ error }) => error)
  expect([errors.filter((error) => error === null), new Set(errors)]).toEqual([
    [null],
    new Set([null, 'tooManyComments']),
  ])
})
