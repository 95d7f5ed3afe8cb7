import { type CallName, plainText, UserType } from '@atrium/shared-utility/contract'
import { newId } from '../../../foundation/db/id.ts'
import { platform } from '../../../foundation/db/scope.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { runSql } from '../../../test/cluster.ts'
import type { TestServer } from '../../../test/test-server.ts'

/** Categories around the one that is in care: `own` and what is under it; above it, beside it, and enterprises of none. */
const tree = [
  { id: 'careabove', parent: null },
  { id: 'careown', parent: 'careabove' },
  { id: 'carebelow', parent: 'careown' },
  { id: 'carebeside', parent: 'careabove' },
]
const [inCare, outOfCare] = [
  ['careown', 'carebelow'],
  ['careabove', 'carebeside', null],
]

/**
 * Enterprises in care and outside of it, each with people, messages, an application, an announcement, a package, a job and a session. `foreign` are the ids and
 * texts by which a caller may ask for what is outside; `marks` is whatever would tell of it.
 */
export async function makeWorld(server: TestServer, carerId: string) {
  const { tx } = server.services
  const colleague = await server.given.person({ userType: UserType.saasAdministrator })
  await tx(platform, async (db) => {
    for (const { id, parent } of tree) await insertCategory(db, { id, parent })
    await giveCare(db, { categoryId: 'careown', userId: carerId })
    await giveCare(db, { categoryId: 'careabove', userId: colleague.id })
  })
  const own = await Promise.all(inCare.map((saasId) => makePlace(server, { saasId, kind: 'own', by: carerId })))
  const by = colleague.id
  const outside = await Promise.all(outOfCare.map((saasId) => makePlace(server, { saasId, kind: 'foreign', by })))
  const categories = ['careabove', 'carebeside']
  const marks = [...outside.flatMap(({ marks: of }) => of), ...categories, colleague.id]
  return {
    own: [...inCare, ...own.flatMap(({ marks: of }) => of)],
    foreign: marks,
    /** One id and text of each kind, of a single place outside of care. */
    oneForeign: [...(outside[1]?.marks ?? []), ...categories, colleague.id],
    marks: [...marks, 'foreign secret', 'name of careabove', 'name of carebeside'],
    pairs: outside.map(({ person, entId }) => [person, entId] as const),
    spaces: [outside[1], own[0]].flatMap((place) => place?.entId ?? []),
    inputs: inputsFor(own[0]?.entId ?? ''),
  }
}

export type World = Awaited<ReturnType<typeof makeWorld>>

/** Every row of every table that says anything of what is outside of care, as one text each. */
export async function foreignRows({ address }: TestServer, { foreign }: Pick<World, 'foreign'>) {
  const { rows: tables } = await runSql(
    address,
    `select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name <> 'audit_log'`,
  )
  const selects = tables.map(({ name }: { name: string }) => `select '${name} ' || t::text as row from "${name}" t`)
  const { rows } = await runSql(address, selects.join(' union all '))
  const told = rows.map(({ row }: { row: string }) => row).filter((row) => foreign.some((mark) => row.includes(mark)))
  return told.toSorted()
}

/** The input with which a call gets as far as the row that it names, where the least input is too little. */
function inputsFor(entId: string): Partial<Record<CallName, Record<string, unknown>[]>> {
  const text = { titleZh: 'x', contentZh: plainText('x') }
  return {
    writeMessageInCare: [
      { ...text, audience: 'ent', audienceIds: [entId] },
      { ...text, audience: 'saas', audienceIds: ['careown'] },
      { ...text, audience: 'saas', audienceIds: ['careown'], version: 1 },
    ],
  }
}

async function insertCategory(db: Db, { id, parent }: { id: string; parent: string | null }) {
  const names = { name: `name of ${id}`, name_en: `name of ${id}` }
  await db
    .insertInto('saas_category')
    .values({ id, code: id, ...names, parent_id: parent })
    .execute()
}

async function giveCare(db: Db, { categoryId, userId }: { categoryId: string; userId: string }) {
  await db
    .insertInto('saas_admin')
    .values({ category_id: categoryId, user_id: userId, rights: ['view'] })
    .execute()
}

type CarePlace = { saasId: string | null; kind: 'own' | 'foreign'; by: string }

async function makePlace(server: TestServer, { saasId, kind, by }: CarePlace) {
  const { id: entId, name } = await server.given.enterprise({ name: `${kind} ${newId()}` })
  const boss = await server.given.person({ enterprise: { id: entId }, userType: UserType.administrator })
  const member = await server.given.person({ enterprise: { id: entId } })
  const [message, ofCategory, job, session] = [newId(), newId(), newId(), newId()]
  const [application, announcement, mobilePackage] = [newId(), newId(), newId()]
  await server.services.tx(platform, (db) =>
    db.updateTable('enterprise').set({ saas_id: saasId }).where('id', '=', entId).execute(),
  )
  await server.services.tx(saasId === null ? platform : { as: 'platform', carerId: by }, async (db) => {
    await insertMessage(db, { id: message, kind, audience: 'ent', audience_ids: [entId] })
    if (saasId !== null) await insertMessage(db, { id: ofCategory, kind, audience: 'saas', audience_ids: [saasId] })
  })
  await runSql(
    server.address,
    `insert into job (id, kind, key, payload, status) values ('${job}', 'provision', '${entId}', '{}', 'done');
      insert into stored_file (id, purpose, name, media_type, size_bytes, place, status)
        select id, 'attachment', id, 'application/pdf', 1, id, 'stored' from unnest('{${message},${ofCategory}}'::text[]) as id;
      insert into session (id, token_hash, user_id, idle_until, abs_until)
        values ('${session}', '${session}', '${member.id}', now() + interval '1 day', now() + interval '1 day');
      insert into application (ent_id, id, name, url, kind) values ('${entId}', '${application}', '${kind} secret', '/', 'form');
      insert into announcement (ent_id, id, title_zh, content_zh, audience, status, created_by, created_at)
        values ('${entId}', '${announcement}', '${kind} secret', '{}', 'everyone', 'withdrawn', '${boss.id}', now());
      insert into mobile_package (id, platform, status, file_name, size_bytes, uploaded_by, created_at)
        values ('${mobilePackage}', 'apk', 'published', '${kind} secret', 1, '${boss.id}', now());
      insert into package_enterprise (package_id, ent_id, published_at) values ('${mobilePackage}', '${entId}', now())`,
  )
  const messages = saasId === null ? [message] : [message, ofCategory]
  const had = [application, announcement, mobilePackage]
  const marks = [entId, name, boss.id, boss.loginId, member.id, member.loginId, ...messages, ...had, job, session]
  return { entId, person: member.id, marks }
}

type Message = { id: string; kind: string; audience: 'ent' | 'saas'; audience_ids: string[] }

async function insertMessage(db: Db, { kind, ...message }: Message) {
  const text = { title_zh: `${kind} secret`, content_zh: JSON.stringify(plainText(`${kind} secret`)) }
  await db
    .insertInto('message')
    .values({ ...message, ...text, attachments: fileOf(message.id), status: 'published', publish_at: new Date() })
    .execute()
}

/** A file with the same id as its message, so that a caller who asks for the one asks for the other. */
function fileOf(id: string) {
  return JSON.stringify([{ id, name: `${id}.pdf`, mediaType: 'application/pdf', sizeBytes: 1 }])
}
