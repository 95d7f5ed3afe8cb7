import { type CallParsed, Problem } from '@atrium/shared-utility/contract'
import { sessionOf, spaceOf, type Context } from '../../../foundation/call/context/context.ts'
import { nameIn } from '../../../foundation/call/wording/wording.ts'
import { findDeputy } from './in-force-query.ts'
import { selectActedFor, selectRequestTodos, selectTrusterRequests } from './todo-query.ts'

/** Those that were answered make room for others. */
const mostRequests = 100

function deputyOf(context: Context) {
  return { entId: spaceOf(context).entId, deputyId: sessionOf(context).userId, now: context.now }
}

/** A further kind of thing that deputies do adds its rows here. */
export async function listTrusterTodos(_input: object, context: Context) {
  const { db, lang } = context
  const deputy = deputyOf(context)
  const people = await selectActedFor(db, deputy)
  if (people.length === 0) return []
  const rows = (await selectRequestTodos(db, deputy)).map(({ nameEn, name, since, ...row }) => ({
    ...row,
    kind: 'request' as const,
    name: nameIn(lang, { name, nameEn }),
    since: since.toISOString(),
  }))
  return people.map(({ to, ...person }) => ({
    ...person,
    to: to.toISOString(),
    waiting: rows.filter(({ userId }) => userId === person.userId),
  }))
}

export async function listTrusterRequests({ userId }: CallParsed<'listTrusterRequests'>, context: Context) {
  const { db, lang } = context
  const deputy = deputyOf(context)
  const found = await findDeputy(db, { ...deputy, trusterId: userId, kind: 'request' })
  if (found === undefined) throw new Problem('notDeputy')
  const rows = await selectTrusterRequests(db, deputy, { trusterId: userId, most: mostRequests })
  const list = rows.map(({ name, nameEn, askedAt, ...row }) => ({
    ...row,
    applicationName: nameIn(lang, { name, nameEn }),
    askedAt: askedAt.toISOString(),
  }))
  return { name: found.name, list }
}
