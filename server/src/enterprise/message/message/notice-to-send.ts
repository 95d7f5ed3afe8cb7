import { isExternal, lang, UserType, type Lang } from '@atrium/shared-utility/contract'
import { z } from 'zod'
import { platform } from '../../../foundation/db/scope.ts'
import type { WorkContext } from '../../../foundation/job/job.ts'
import { findAddressee } from './addressee-query.ts'
import { findSent, type SentBy } from './notice-query.ts'
import { saidOf } from './notice-words.ts'

/** What a trigger says of a notice to the job that sends it. */
export const noticeToSend = z.object({ entId: z.string(), userId: z.string(), id: z.string() })
export type NoticeToSend = z.infer<typeof noticeToSend>

/**
 * A notice with its person's eyes and rights, in their language, at the moment at which it is sent. Null: they are out, have read it
 * since, or may not see it now, so that nothing is sent.
 */
export async function readToSend({ id, ...of }: NoticeToSend, by: SentBy, { clock, services }: WorkContext) {
  const { tx } = services
  const person = await tx(platform, (db) => findAddressee(db, { ...of, now: clock() }))
  if (person === undefined) return null
  const { userType, locale, ...addressee } = person
  const reader = {
    userId: of.userId,
    isExternal: isExternal(userType),
    isAdministrator: userType === UserType.administrator,
    isInPerson: true,
  }
  const notice = await tx({ as: 'tenant', ...of, isReadOnly: true }, (db) => findSent(db, reader, { id, by }))
  if (notice === undefined) return null
  const own: Lang = lang.catch('zh-CN').parse(locale)
  const { title, url } = saidOf(notice, own)
  return { ...addressee, lang: own, title, url, createdAt: notice.created_at }
}

export type ToSend = NonNullable<Awaited<ReturnType<typeof readToSend>>>
