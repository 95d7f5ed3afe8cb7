import { isExternal, lang, UserType } from '@atrium/shared-utility/contract'
import { z } from 'zod'
import { platform } from '../../../foundation/db/scope.ts'
import { defineJob } from '../../../foundation/job/job.ts'
import { whileHeld } from '../../../foundation/job/while-held.ts'
import { findLetterTo } from './letter-query.ts'
import { findMailed } from './notice-query.ts'
import { saidOf } from './notice-words.ts'

/**
 * Tells a person by mail what they want to be told so. It looks with their eyes, at the moment at which it is sent: what they have
 * read since, or may see no longer, is not in any mail.
 */
export const noticeMail = defineJob({
  kind: 'noticeMail',
  lane: 'letter',
  retryFrom: 'failedStep',
  lasts: true,
  payload: z.object({ entId: z.string(), userId: z.string(), id: z.string() }),
  steps: [
    {
      name: 'mail',
      async work({ id, ...of }, context) {
        const { clock, services } = context
        const { mailer, tx } = services
        const letter = await tx(platform, (db) => findLetterTo(db, { ...of, now: clock() }))
        // No address, left since, or mail has been switched off.
        if (letter === undefined || letter.email === null || !mailer.isOffered) return 'done'
        const { email: to, name, enterprise, userType } = letter
        const isAdministrator = userType === UserType.administrator
        const reader = {
          userId: of.userId,
          isExternal: isExternal(userType),
          isAdministrator,
          isInPerson: true,
        }
        const notice = await tx({ as: 'tenant', ...of, isReadOnly: true }, (db) => findMailed(db, reader, id))
        if (notice === undefined) return 'done'
        const own = lang.catch('zh-CN').parse(letter.locale)
        const facts = { enterprise, title: saidOf(notice, own).title }
        const path = `/space-${of.entId}/user/workbench/messages` as const
        // A slow mail server takes longer than a lease lasts: another process would send the same mail.
        await whileHeld(context, () => mailer.send({ kind: 'notice', to, lang: own, name, facts, path }))
        return 'done'
      },
    },
  ],
})
