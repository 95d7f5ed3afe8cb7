import { calls, type RecordFilter } from '@atrium/shared-utility/contract'
import { encodeNested, spacePath } from '@atrium/shared-utility/model'
import { setTimeout as wait } from 'node:timers/promises'
import path from 'node:path'
import type { Client as Database } from 'pg'
import type { Figure, Size } from './figure.ts'
import { putLoad, type Ask } from './load.ts'
import { withPortalServer, type PortalServer } from './portal-server.ts'
import { inTurns } from './processor-time.ts'
import { startProgram } from './program.ts'
import { selectByHand } from './records/by-hand.ts'
import { entity, makeApplication, signedIn, space, type Application, type Client } from './records/application.ts'
import { cookieOf } from './records/cookie-of.ts'
import { fillRecords } from './records/fill.ts'
import { withDatabase } from './million/fill-table.ts'
import { inRepository } from './repository.ts'
import { median } from './statistics.ts'

const sizes = {
  whole: { rows: 1_000_000, rounds: 3, seconds: 5, clients: 8, turns: 60, flushSeconds: 11 },
  smoke: { rows: 2000, rounds: 1, seconds: 0.3, clients: 8, turns: 2, flushSeconds: 0 },
}

type Measured = { portal: PortalServer; app: Application; table: string; size: Size }

/** Records of an application: a page of a million with a filter and two roles, and adding one. */
export function records(size: Size): Promise<Figure[]> {
  return withPortalServer(async (portal) => {
    const app = await makeApplication(portal.url)
    const table = await fillRecords(portal.dataFolder, app, sizes[size].rows)
    const given = { portal, app, table, size }
    return [await listed(given), await added(given), await permitted(given)]
  })
}

const due = '2026-06-01'
const filter: RecordFilter = {
  all: [
    { field: 'state', op: 'oneOf', value: ['open', 'doing'] },
    { field: 'due', op: 'notBefore', value: due },
  ],
}

/** Time that the database works for a call, against the statements of that call by hand. */
async function listed({ portal, app, table, size }: Measured): Promise<Figure> {
  const { url, dataFolder } = portal
  const member = await signedIn(url, 'member')
  const { userId: person = '' } = await member.call('getLoginStatus', {}, { space })
  const input = { filter: JSON.stringify(filter), iDisplayStart: 0, iDisplayLength: 50 }
  const ask = { path: `${pathOf(app)}?${encodeNested(input)}`, headers: cookieOf(member) }
  return withDatabase(dataFolder, async (client) => {
    const byHand = () => withDatabase(dataFolder, (hand) => selectByHand(hand, table, { person, due }))
    const page = await member.call('listRecords', { ...where(app), ...input }, { space })
    const hand = await byHand()
    if (page.total !== hand.total || page.list[0]?.id !== hand.rows[0]?._id)
      throw new Error(`the call and the statement by hand differ: ${page.total} and ${hand.total}`)
    const [measured, reference]: [number[], number[]] = [[], []]
    for (let round = 0; round < sizes[size].rounds; round += 1) {
      const load = { url, clients: 1, seconds: 60, turns: sizes[size].turns, next: () => ask }
      measured.push(await databaseMs(client, () => putLoad(load), size))
      const hands = () =>
        withDatabase(dataFolder, async (one) => {
          for (let turn = 0; turn < sizes[size].turns; turn += 1) await selectByHand(one, table, { person, due })
        })
      reference.push(await databaseMs(client, hands, size))
    }
    return {
      name: '50 of 1 000 000 records with a filter and two roles, time of the database',
      unit: 'ms',
      measured: median(measured) / sizes[size].turns,
      reference: { name: 'statements by hand', measured: median(reference) / sizes[size].turns },
      budget: { atMost: 1.3 },
    }
  })
}

/** By the database's own count, which a connection reports at the latest ten seconds after its last statement. */
async function databaseMs(client: Database, work: () => Promise<unknown>, size: Size) {
  const activeMs = async () => {
    const { rows } = await client.query<{ ms: number }>(
      `select active_time as ms from pg_stat_database where datname = current_database()`,
    )
    return rows[0]?.ms ?? 0
  }
  const before = await activeMs()
  await work()
  await wait(sizes[size].flushSeconds * 1000)
  return (await activeMs()) - before
}

/** Processor time of the server for a record that is added, against two bare inserts behind Fastify. */
async function added({ portal, app, size }: Measured): Promise<Figure> {
  const member = await signedIn(portal.url, 'member')
  const values = { title: 'Added', amount: '12.50', state: 'open', due }
  const json = { 'content-type': 'application/json' }
  const csrf = { 'x-csrf-token': member.cookies.get('csrf') ?? '' }
  const add: Ask = {
    method: 'POST',
    path: pathOf(app),
    headers: { ...cookieOf(member), ...csrf, ...json },
    body: JSON.stringify({ values }),
  }
  await withDatabase(portal.dataFolder, (client) => client.query(bareTable))
  const bare = startProgram([inRepository('bench/src/bare/main.ts'), path.join(portal.dataFolder, 'run')])
  try {
    const url = await bare.says(/^bare server at (\S+)$/m)
    const insert: Ask = { method: 'POST', path: '/insert', headers: json, body: JSON.stringify({ values }) }
    const [measured, bareUs] = await inTurns({ url: portal.url, ask: add }, { url, ask: insert }, sizes[size])
    return {
      name: 'processor time of adding a record',
      unit: 'µs',
      measured,
      reference: { name: 'two bare inserts behind Fastify', measured: bareUs },
      budget: { atMost: 3 },
    }
  } finally {
    await bare.stop()
  }
}

const bareTable = `
create table bench_bare (id uuid primary key, at timestamptz, by_user text, body jsonb);
grant insert on bench_bare to atrium_platform`

/** The same call by a person whose role permits it, and by an administrator, who needs no permission. */
async function permitted({ portal, size }: Measured): Promise<Figure> {
  const { url, dataFolder } = portal
  await withDatabase(dataFolder, (client) => client.query(grant, [space]))
  const [editor, administrator] = [await signedIn(url, 'member'), await signedIn(url, 'admin')]
  const tree = spacePath(space) + calls.listDepartments.path
  const asked = (client: Client) => ({ url, ask: { path: tree, headers: cookieOf(client) } })
  const [measured, reference] = await inTurns(asked(editor), asked(administrator), sizes[size])
  return {
    name: 'processor time of a call that a role permits',
    unit: 'µs',
    measured,
    reference: { name: 'the same call by an administrator', measured: reference },
    budget: { atMost: 1.05 },
  }
}

const grant = `
with made as (insert into role (ent_id, id, module, code, name, name_en)
  values ($1, 'bencheditor', 'system', 'bencheditor', 'Editor', 'Editor') returning ent_id, id),
permitted as (insert into role_permission (ent_id, role_id, permission) select ent_id, id, 'orgEdit' from made)
insert into role_member (ent_id, role_id, user_id)
select ent_id, made.id, u.id from made, user_account u where u.login_id = 'member'`

function where({ appId }: Application) {
  return { appId, entity }
}

function pathOf({ appId }: Application) {
  return spacePath(space) + calls.listRecords.path.replace('{appId}', appId).replace('{entity}', entity)
}
