import { noticeKinds, type noticeCalls } from '@atrium/shared-utility/contract'
import { recordAct } from '../../foundation/call/audit/queries.ts'
import { sessionOf, spaceOf, type Handlers } from '../../foundation/call/context/context.ts'
import { platform } from '../../foundation/db/scope.ts'
import { findOwnReach } from '../../identity/factor/messenger/reach-query.ts'
import { hasMailAddress, selectChoices, storeChoice } from './choice-query.ts'

export const noticeHandlers: Handlers<typeof noticeCalls> = {
  async getNoticeChoices(_input, context) {
    const { db, services } = context
    const { userId } = sessionOf(context)
    // No space reads addresses. Asked first, while this call holds no connection of its own.
    const hasAddress = services.mailer.isOffered && (await services.tx(platform, (all) => hasMailAddress(all, userId)))
    const chosen = new Map((await selectChoices(db, userId)).map((choice) => [choice.kind, choice]))
    return {
      mail: hasAddress ? 'offered' : services.mailer.isOffered ? 'noAddress' : 'notOffered',
      messenger: await findOwnReach(db, userId),
      list: noticeKinds.map((kind) => chosen.get(kind) ?? { kind, inPortal: true, byMail: false, byMessenger: false }),
    }
  },

  async updateNoticeChoice(choice, context) {
    const { entId } = spaceOf(context)
    const { userId } = sessionOf(context)
    await storeChoice(context.db, { entId, userId, ...choice })
    const act = { action: 'updateNoticeChoice', targetKind: 'user', targetId: userId, entId } as const
    await recordAct(context, { ...act, diff: choice })
    return {}
  },
}
