import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { newId } from '../../../foundation/db/id.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { aField, entityOf, givenApp, publish } from '../../test/given-app.ts'
import { givenRole } from '../../test/given-roles.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const option = (key: string) => ({ key, label: key, labelEn: '' })
const isDone = { field: 'state', op: 'equals', value: 'done' } as const

/** A task whose result is asked for, and then required, once it is done. */
async function stage(result: { initial?: string } = {}) {
  const [name, state] = [
    aField('text', { key: 'name', isRequired: true }),
    aField('choice', { key: 'state', options: [option('open'), option('done')] }),
  ]
  const asked = aField('text', { key: 'result', isRequired: true, showIf: isDone, ...result })
  return { ...(await givenApp(server, [name, state, asked])), name, state, asked }
}
type Answer = Awaited<ReturnType<Awaited<ReturnType<typeof stage>>['member']['tryCall']>>
const refusedAt = ({ body }: Answer) => (body as { fields?: { field: string; msg: string }[] }).fields ?? []

test('a field that is not asked for is not required, and a value for it is refused at its place', async () => {
  const { member, where } = await stage()
  await member.call('addRecord', { ...where, values: { name: 'a', state: 'open' } })
  const without = await member.tryCall('addRecord', { ...where, values: { name: 'a', state: 'done' } })
  expect(refusedAt(without)).toMatchObject([{ field: 'values.result' }])
  const early = await member.tryCall('addRecord', { ...where, values: { name: 'a', state: 'open', result: 'x' } })
  expect(refusedAt(early)).toEqual([{ field: 'values.result', msg: '按已填写的内容，不需要填写此项' }])
  await member.call('addRecord', { ...where, values: { name: 'a', state: 'done', result: 'x' } })
})

test('a change that asks for a field needs it filled in, and one that takes it out of the form keeps its value', async () => {
  const { member, where } = await stage()
  const { id } = await member.call('addRecord', { ...where, values: { name: 'a', state: 'open' } })
  const moved = await member.tryCall('updateRecord', { ...where, id, rev: 1, values: { state: 'done' } })
  expect(refusedAt(moved)).toMatchObject([{ field: 'values.result' }])
  await member.call('updateRecord', { ...where, id, rev: 1, values: { state: 'done', result: 'good' } })
  const emptied = await member.tryCall('updateRecord', { ...where, id, rev: 2, values: { result: null } })
  expect(refusedAt(emptied)).toMatchObject([{ field: 'values.result' }])
  await member.call('updateRecord', { ...where, id, rev: 2, values: { state: 'open' } })
  const { values } = await member.call('getRecord', { ...where, id })
  expect(values).toEqual({ name: 'a', state: 'open', result: 'good' })
  const changed = await member.tryCall('updateRecord', { ...where, id, rev: 3, values: { result: 'better' } })
  expect(refusedAt(changed)).toMatchObject([{ field: 'values.result' }])
  // What is as it was is no change, and a file that no call names can be taken away.
  await member.call('updateRecord', { ...where, id, rev: 3, values: { name: 'b', result: 'good' } })
  await member.call('updateRecord', { ...where, id, rev: 4, values: { result: null } })
  expect((await member.call('getRecord', { ...where, id })).values).toMatchObject({ name: 'b', result: null })
})

test('a record of before the condition is changed elsewhere without an answer to it', async () => {
  const { builder, member, appId, uid, where, name, state, asked } = await stage()
  const { showIf: _later, ...plain } = { ...asked, isRequired: false }
  await builder.call('putEntity', { appId, uid, rev: 1, body: entityOf([name, state, plain]) })
  await publish(builder, appId)
  const { id } = await member.call('addRecord', { ...where, values: { name: 'a', state: 'done' } })
  await builder.call('putEntity', { appId, uid, rev: 2, body: entityOf([name, state, asked]) })
  await publish(builder, appId)
  await member.call('updateRecord', { ...where, id, rev: 1, values: { name: 'b' } })
})

test('a field that is not asked for does not begin with what it would begin with', async () => {
  const { member, where } = await stage({ initial: 'ok' })
  const open = await member.call('addRecord', { ...where, values: { name: 'a', state: 'open' } })
  const done = await member.call('addRecord', { ...where, values: { name: 'a', state: 'done' } })
  expect((await member.call('getRecord', { ...where, id: open.id })).values).toMatchObject({ result: null })
  expect((await member.call('getRecord', { ...where, id: done.id })).values).toMatchObject({ result: 'ok' })
})

test('a field that a role hides does not begin with its value, either, where its condition does not hold', async () => {
  const app = await stage({ initial: 'ok' })
  const { builder, member, appId, where, asked } = app
  const reader = await server.given.signedIn({ enterprise: app.enterprise })
  await givenRole(app, { acts: ['read', 'add'], fields: { [asked.uid]: 'hidden' } }, { userId: member.person.id })
  await givenRole(app, { acts: ['read'] }, { userId: reader.person.id })
  await publish(builder, appId)
  const open = await member.call('addRecord', { ...where, values: { name: 'a', state: 'open' } })
  const done = await member.call('addRecord', { ...where, values: { name: 'a', state: 'done' } })
  const of = async (id: string) => (await reader.call('getRecord', { ...where, id })).values['result']
  expect([await of(open.id), await of(done.id)]).toEqual([null, 'ok'])
})

test('a condition on a field that is hidden from the caller tells nothing of it: the field is offered and not required', async () => {
  const app = await stage()
  const { builder, member, appId, where, state } = app
  const [open, done] = [
    await member.call('addRecord', { ...where, values: { name: 'a', state: 'open' } }),
    await member.call('addRecord', { ...where, values: { name: 'b', state: 'done', result: 'x' } }),
  ]
  const acts = ['read', 'add', 'change'] as const
  await givenRole(app, { acts: [...acts], fields: { [state.uid]: 'hidden' } }, {})
  await publish(builder, appId)
  for (const { id } of [open, done]) {
    await member.call('updateRecord', { ...where, id, rev: 1, values: { result: 'y' } })
    await member.call('updateRecord', { ...where, id, rev: 2, values: { result: null } })
  }
  await member.call('addRecord', { ...where, values: { name: 'c' } })
})

test('the form of a person who does not see a field names neither it in a condition, nor a section of such fields alone', async () => {
  const app = await stage()
  const { builder, member, appId, uid, name, state, asked } = app
  const [told, secret] = ['told', 'secret'].map((label) => ({ uid: newId(), label, labelEn: '' }))
  const fields = [{ ...name, section: told?.uid }, { ...state, section: secret?.uid }, asked]
  const sections = [told, secret].filter((one) => one !== undefined)
  await builder.call('putEntity', { appId, uid, rev: 1, body: { ...entityOf(fields), sections } })
  await givenRole(app, { acts: ['read', 'add', 'change'], fields: { [state.uid]: 'hidden' } }, {})
  await publish(builder, appId)
  const { entities } = await member.call('getAppRuntime', { appId })
  expect(entities[0]?.fields.map(({ key, isRequired }) => [key, isRequired])).toEqual([
    ['name', true],
    ['result', false],
  ])
  expect(entities[0]?.sections).toEqual([told])
  expect(JSON.stringify(entities)).not.toMatch(/state|done|secret/)
})

test('a condition that no field of the form fits, and a circle, stop publishing at their field', async () => {
  const { builder, appId, uid, name, state, asked } = await stage()
  const wrong = { ...asked, showIf: { ...isDone, value: 'gone' } }
  const circle = { ...state, showIf: { field: 'result', op: 'filled' as const } }
  await builder.call('putEntity', { appId, uid, rev: 1, body: entityOf([name, state, wrong]) })
  const problems = async () =>
    (await builder.call('planPublish', { appId })).problems.map(({ what, field }) => [what, field])
  expect(await problems()).toEqual([['conditionWrong', 'result']])
  await builder.call('putEntity', { appId, uid, rev: 2, body: entityOf([name, circle, asked]) })
  expect(await problems()).toEqual([
    ['conditionCircle', 'state'],
    ['conditionCircle', 'result'],
  ])
})
