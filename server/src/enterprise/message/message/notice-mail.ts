import { platform } from '../../../foundation/db/scope.ts'
import { defineJob } from '../../../foundation/job/job.ts'
import { whileHeld } from '../../../foundation/job/while-held.ts'
import { showInPortal } from '../../../organisation/notice/queries.ts'
import { noticeToSend, readToSend } from './notice-to-send.ts'

/** Tells a person by mail what they want to be told so. */
export const noticeMail = defineJob({
  kind: 'noticeMail',
  lane: 'letter',
  retryFrom: 'failedStep',
  lasts: true,
  payload: noticeToSend,
  gaveUp: (notice, { db }) => showInPortal(db, notice),
  steps: [
    {
      name: 'mail',
      async work(notice, context) {
        const { mailer, tx } = context.services
        const told = await readToSend(notice, 'by_mail', context)
        if (told === null || told.email === null || !mailer.isOffered) {
          await tx(platform, (db) => showInPortal(db, notice))
          return 'done'
        }
        const { email: to, name, enterprise, title, lang } = told
        const path = `/space-${notice.entId}/user/workbench/messages` as const
        // A slow mail server takes longer than a lease lasts: another process would send the same mail.
        await whileHeld(context, () =>
          mailer.send({ kind: 'notice', to, lang, name, facts: { enterprise, title }, path }),
        )
        return 'done'
      },
    },
  ],
})
