import { type CallParsed, UserType, type Waiting } from '@atrium/shared-utility/contract'
import { sessionOf, type Context } from '../../../foundation/call/context/context.ts'
import { nameIn } from '../../../foundation/call/wording/wording.ts'
import { selectAsked, selectUnpublished } from './todo-query.ts'

/** What waits for a person comes from what people of their type can do about it. */
export async function listTodos(_input: object, context: Context): Promise<Waiting[]> {
  const { db, lang } = context
  const { userType } = sessionOf(context)
  const said = (kind: Waiting['kind'], rows: Awaited<ReturnType<typeof selectAsked>>) =>
    rows.map(({ nameEn, since, ...row }) => ({
      ...row,
      kind,
      name: nameIn(lang, { name: row.name, nameEn }),
      since: since.toISOString(),
    }))
  if (userType === UserType.administrator) return said('request', await selectAsked(db))
  if (userType === UserType.developer) return said('draft', await selectUnpublished(db))
  return []
}

export async function countTodos({ ids }: CallParsed<'countTodos'>, context: Context) {
  const counts: Record<string, number> = {}
  for (const { applicationId, count } of await listTodos({}, context))
    if (ids === undefined || ids.includes(applicationId)) counts[applicationId] = (counts[applicationId] ?? 0) + count
  return counts
}
