import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { newId } from '../../../foundation/db/id.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { wholeRecords } from '../../record-store/whole.ts'
import { aField, entityOf, givenApp } from '../../test/given-app.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const name = aField('text', { key: 'name' })
const much = (letter: string) => letter.repeat(20_000)

test('a list shows as much of long texts as there is room for, a record all of it, and words of the end are found', async () => {
  const keys = Array.from({ length: 40 }, (_, index) => `text${index}`)
  const detail = `${'字'.repeat(700)} end`
  const [one, many] = [await givenApp(server, [aField('longText', { key: 'text0' })]), await withLongTexts(keys)]
  for (const { member, where } of [one, many]) {
    const { id } = await member.call('addRecord', { ...where, values: { text0: detail } })
    const { list } = await member.call('listRecords', { ...where, iSearch: 'end', iDisplayLength: 200 })
    const whole = await member.call('getRecord', { ...where, id })
    expect([list[0]?.id, whole.values['text0']]).toEqual([id, detail])
    expect(list[0]?.values['text0']).toBe(where === one.where ? detail : '字'.repeat(500))
  }
})

test('a history of many long texts is read as far as it may be at once, the newest first', async () => {
  const keys = Array.from({ length: 40 }, (_, index) => `text${index}`)
  const { member, where } = await withLongTexts(keys)
  const filled = (letter: string) => Object.fromEntries(keys.map((key) => [key, much(letter)]))
  const { id } = await member.call('addRecord', { ...where, values: filled('a') })
  for (const [index, letter] of ['b', 'c', 'd', 'e', 'f'].entries())
    await member.call('updateRecord', { ...where, id, rev: index + 1, values: filled(letter) })
  const history = await member.call('listRecordHistory', { ...where, id })
  expect(history.map(({ after }) => after['text0']?.toString().at(0))).toEqual(['f', 'e'])
})

test('records are written out so many at a time that they have room, whatever is in them', async () => {
  const { member, where, enterprise } = await givenApp(server, [name])
  await Promise.all(Array.from({ length: 60 }, () => member.call('addRecord', { ...where, values: { name: 'x' } })))
  const { services } = server
  const { rows, next } = await services.tx(platform, (db) =>
    wholeRecords(db, { tx: services.tx, entId: enterprise.id }).read([], 1000),
  )
  expect([rows.length, next?.length]).toEqual([50, 3])
})

test('a design that every call would have to read is no larger than it may be', async () => {
  const { builder, appId, uid } = await givenApp(server, [name])
  const options = Array.from({ length: 60 }, (_, index) => ({ key: `o${index}`, label: '选'.repeat(60), labelEn: '' }))
  const fields = Array.from({ length: 60 }, (_, index) => aField('choice', { key: `f${index}`, options }))
  const large = (key: string) => ({ appId, uid: newId(), rev: 0, body: entityOf(fields, key) })
  const answers = []
  for (let index = 0; index < 8; index += 1)
    answers.push((await builder.tryCall('putEntity', large(`t${index}`))).error)
  expect(answers.filter((error) => error === null).length).toBeLessThan(7)
  expect(answers.at(-1)).toBe('draftTooLarge')
  const role = {
    key: 'r',
    label: 'r',
    labelEn: '',
    entities: [{ entity: uid, acts: ['read' as const], rows: 'all' as const, fields: {} }],
  }
  await builder.call('putAppRole', { appId, uid: newId(), rev: 0, body: role })
})

function withLongTexts(keys: readonly string[]) {
  return givenApp(
    server,
    keys.map((key) => aField('longText', { key })),
  )
}
