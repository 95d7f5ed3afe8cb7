import { Problem, type Lang } from '@atrium/shared-utility/contract'
import { spacePath } from '@atrium/shared-utility/model'
import { platform } from '../../../foundation/db/scope.ts'
import { defineJob, type WorkContext } from '../../../foundation/job/job.ts'
import { whileHeld } from '../../../foundation/job/while-held.ts'
import { momentIn } from '../../../foundation/sending/mail/moment.ts'
import { openApp } from '../../../identity/factor/messenger/app.ts'
import { ProviderFailure } from '../../../identity/factor/messenger/provider/provider-failure.ts'
import { findReach, noteRefusal } from '../../../identity/factor/messenger/reach-query.ts'
import { showInPortal } from '../../../organisation/notice/queries.ts'
import { countCards } from './notice-query.ts'
import { noticeToSend, readToSend, type NoticeToSend, type ToSend } from './notice-to-send.ts'

/**
 * Tells a person in the messenger that they have linked what they want to be told there. A messenger that is away is asked again for a
 * day; what it refuses, or would drop, stands in the portal.
 */
export const noticeMessenger = defineJob({
  kind: 'noticeMessenger',
  places: 4,
  eachInTurn: true,
  retryFrom: 'failedStep',
  lasts: true,
  payload: noticeToSend,
  gaveUp: (notice, { db }) => showInPortal(db, notice),
  steps: [
    {
      name: 'send',
      async work(notice, context) {
        const { tx } = context.services
        const { entId, userId } = notice
        const told = await readToSend(notice, 'by_messenger', context)
        const reach = told && (await tx(platform, (db) => findReach(db, { entId, userId, now: context.clock() })))
        if (!reach || (await isTooMuch(notice, told, context))) await tx(platform, (db) => showInPortal(db, notice))
        else await send({ reach, notice, told }, context)
        return 'done'
      },
    },
  ],
})

/** WeCom drops without a word what is over 30 a minute for one person, DingTalk what is over 500 a day. */
const most = { minute: 20, day: 400 }

async function isTooMuch({ entId, userId }: NoticeToSend, { createdAt }: ToSend, { services }: WorkContext) {
  const before = await services.tx({ as: 'tenant', entId, userId, isReadOnly: true }, (db) =>
    countCards(db, userId, createdAt),
  )
  return before.minute >= most.minute || before.day >= most.day
}

type Sending = {
  reach: NonNullable<Awaited<ReturnType<typeof findReach>>>
  notice: NoticeToSend
  told: ToSend
}

/** Throws `messengerUnreachable` for the job to try again. */
async function send({ reach, notice, told }: Sending, context: WorkContext) {
  const { messengers, secrets, tx } = context.services
  const app = { entId: notice.entId, type: reach.type, version: reach.version }
  const card = { ...cardOf(notice, told), to: reach.externalId }
  try {
    await whileHeld(context, () => messengers.send(openApp(reach, secrets), card))
    if (reach.refused_at !== null) await tx(platform, (db) => noteRefusal(db, { ...app, refusal: null }))
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    if (error.kind === 'away') throw new Problem('messengerUnreachable', {}, { cause: error })
    const refusal = { at: context.clock(), word: error.detail }
    await tx(platform, async (db) => {
      // What is wrong with the app is its administrators' to mend; a person whom it does not reach is not.
      if (error.kind === 'app') await noteRefusal(db, { ...app, refusal })
      await showInPortal(db, notice)
    })
  }
}

const words: Record<Lang, { from: (enterprise: string) => string; action: string }> = {
  'zh-CN': { from: (enterprise) => `来自企业空间：${enterprise}`, action: '查看' },
  'en-US': { from: (enterprise) => `From the enterprise ${enterprise}`, action: 'Open' },
}

/** What is said of a notice, without a word of its subject. The moment tells it from the next one of the same kind. */
function cardOf({ entId, id }: NoticeToSend, { lang, title, enterprise, url, createdAt }: ToSend) {
  const { from, action } = words[lang]
  const text = `${from(enterprise)}\n${momentIn(lang, createdAt)}`
  return { lang, title, text, action, path: spacePath(entId) + url, key: id }
}
