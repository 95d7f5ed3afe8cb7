import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { CallName, RecordFilter } from '@atrium/shared-utility/contract'
import { givenPdf } from '../../../enterprise/message/attachment/test/given-files.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { aField, givenApp } from '../../test/given-app.ts'
import { uploadedFor } from '../../test/given-files.ts'
import { givenRole, publish } from '../../test/given-roles.ts'
import { givenView } from '../../test/given-view.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const option = (key: string) => ({ key, label: key, labelEn: '' })
const hidden = ['cost', 'note', 'stage', 'papers'] as const

/** A member works with open deals and sees their title, state and follow-up; all else, and deals that are done, is hidden. */
async function stage() {
  const shown = [
    aField('text', { key: 'title' }),
    aField('choice', { key: 'state', options: [option('open'), option('done')] }),
    aField('text', { key: 'after', showIf: { field: 'cost', op: 'filled' } }),
  ]
  const kept = [
    aField('number', { key: 'cost' }),
    aField('text', { key: 'note' }),
    aField('choice', { key: 'stage', options: [option('a'), option('b')] }),
    aField('file', { key: 'papers' }),
  ]
  const app = await givenApp(server, [...shown, ...kept])
  const { builder, member, appId, where, uid } = app
  const [title, state] = shown.map((field) => field.uid)
  const [cost, note, byStage] = kept.map((field) => field.uid)
  await givenView(app, { key: 'by_state', kind: 'board', groupBy: String(state), fields: [String(title)] })
  await givenView(app, { key: 'by_stage', kind: 'board', groupBy: String(byStage), fields: [String(title)] })
  const filter = { field: 'cost', op: 'greater', value: '5' } as const
  await givenView(app, { key: 'dear', fields: [String(title)], filter })
  const sort = { field: String(cost), order: 'asc' } as const
  await givenView(app, { key: 'sorted', fields: [String(title), String(note)], sort })
  await givenRole(app, { acts: ['read', 'add', 'change', 'delete'] }, { userId: builder.person.id })
  await givenRole(
    { builder, appId, uid },
    {
      acts: ['read', 'change'],
      rows: 'condition',
      condition: { field: 'state', op: 'equals', value: 'open' },
      fields: Object.fromEntries(kept.map((field) => [field.uid, 'hidden'])),
    },
    { userId: member.person.id },
  )
  await publish(builder, appId)
  const add = (values: Record<string, string>) => builder.call('addRecord', { ...where, values })
  const open = await add({ title: 'a', state: 'open' })
  await add({ title: 'b', state: 'open' })
  const done = await add({ title: 'c', state: 'done' })
  return { ...app, open, done }
}
type Stage = Awaited<ReturnType<typeof stage>>

const givenPaper = ({ builder, where }: Stage) =>
  uploadedFor(builder, where, { field: 'papers', name: 'x.pdf', bytes: givenPdf })

/** What changes with each change, and is told to all who see the record (docs/decisions/109), or is of the moment. */
const told = new Set(['rev', 'updatedAt', 'updatedBy', 'people', 'requestId'])

/** Each answer to questions about all that is hidden, and about all that is not. */
async function answers(person: Stage['member'], { appId, where, open, done }: Stage, fileId: string) {
  const filters = [...hidden].flatMap((field): RecordFilter[] => [
    { field, op: 'filled' },
    { not: { field, op: 'empty' } },
    {
      any: [
        { field: 'title', op: 'filled' },
        { field, op: 'filled' },
      ],
    },
  ])
  const asked: [CallName, object][] = [
    ['getAppRuntime', { appId }],
    ['listRecords', where],
    ...['title', 'state', ...hidden].map((sort): [CallName, object] => ['listRecords', { ...where, sort }]),
    ...filters.map((filter): [CallName, object] => ['listRecords', { ...where, filter: JSON.stringify(filter) }]),
    ...['by_state', 'by_stage', 'dear', 'sorted', 'gone'].flatMap((view): [CallName, object][] => [
      ['listRecords', { ...where, view }],
      ['listBoard', { ...where, view }],
    ]),
    ...['secret', 'x.pdf', '99'].flatMap((text): [CallName, object][] => [
      ['listRecords', { ...where, iSearch: text }],
      ['listBoard', { ...where, view: 'by_state', iSearch: text }],
      ['suggest', { q: text }],
    ]),
    ...[open, done].flatMap(({ id }): [CallName, object][] => [
      ['getRecord', { ...where, id }],
      ['listRecordHistory', { ...where, id }],
      ['listRecordComments', { ...where, id }],
      ['findRecordReaders', { ...where, id }],
      ['linkRecordFile', { ...where, id, fileId }],
      ['restoreRecord', { ...where, id }],
      ['addRecordComment', { ...where, id, text: '' }],
    ]),
    ['listMessages', {}],
  ]
  const found: string[] = []
  for (const [name, input] of asked) {
    const { status, body } = await person.tryCall(name, input)
    const kept = JSON.stringify(body, (key, value: unknown) => (told.has(key) ? undefined : value))
    found.push(`${name} ${JSON.stringify(input)}: ${status} ${kept}`)
  }
  return found
}

test('what is hidden from a person changes no answer to them, whatever they ask', async () => {
  const app = await stage()
  const { builder, member, where, open, done } = app
  const [paper, twin] = [await givenPaper(app), await givenPaper(app)]
  const before = await answers(member, app, paper.id)
  const toAll = await answers(builder, app, paper.id)
  expect(before.filter((one) => /: 5\d\d /.test(one))).toEqual([])
  const secret = { cost: '99', note: 'secret', stage: 'b' }
  await builder.call('updateRecord', { ...where, id: open.id, rev: 1, values: { ...secret, papers: [paper.id] } })
  await builder.call('updateRecord', { ...where, id: done.id, rev: 1, values: { ...secret, title: 'secret' } })
  const more = { ...secret, title: 'x.pdf 99', after: 'later', state: 'done', papers: [twin.id] }
  await builder.call('addRecord', { ...where, values: more })
  await builder.call('addRecordComment', { ...where, id: done.id, text: 'secret' })
  expect(await answers(member, app, paper.id)).toEqual(before)
  // The same questions tell of it where nothing is hidden.
  const changed = (await answers(builder, app, paper.id)).filter((one) => !toAll.includes(one))
  expect(changed.length).toBeGreaterThan(30)
})
