import { plainText } from '@atrium/shared-utility/contract'
import { attachmentRoom } from '../../../enterprise/message/attachment/room.ts'
import { homeMessageRoom } from '../../../enterprise/message/home-message/room.ts'
import type { Context } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import type { WorkContext } from '../../../foundation/job/job.ts'
import { handlersOf } from '../../../foundation/room/room.ts'
import { asStaff } from './as-colleague.ts'
import { handIn } from './papers/hand-in.ts'
import { selectStaff } from './people-query.ts'

const calls = handlersOf([attachmentRoom, homeMessageRoom])

const guide = {
  titleZh: '快速入门',
  contentZh: plainText('附件是一页快速入门，适合第一次使用的同事。'),
  titleEn: 'Getting started',
  contentEn: plainText('One page for people who are here for the first time is attached.'),
  level: 'info' as const,
  audience: 'all' as const,
  audienceIds: [],
  pinned: false,
}

const inCare = {
  ...guide,
  titleZh: '制造业客户答疑时间',
  contentZh: plainText('每周四下午三点在线答疑，欢迎提前把问题发给我们。'),
  titleEn: 'Office hours for manufacturers',
  contentEn: plainText('We answer questions online on Thursdays at three. Send them ahead if you like.'),
  audience: 'saas' as const,
  audienceIds: ['manufacturing'],
}

/** Has an operator send a page about the first steps to all people, and a SaaS administrator write to those in care; each once. */
export async function tellNews({ services, now }: Pick<WorkContext, 'services' | 'now'>) {
  const people = await services.tx(platform, selectStaff)
  const [operator, carer] = [people.get('operator'), people.get('saas')]
  if (operator === undefined || carer === undefined) return
  const as = <T>(work: (call: Context) => Promise<T>) => asStaff({ services, now, person: operator }, work)
  if (await isNew(guide.titleZh)) {
    const paper = await handIn('Getting started.docx', {
      as,
      announce: (file, call) => calls.addAttachment(file, call),
      send: (id, call) => calls.addAttachmentBytes({ id, offset: 0 }, call),
    })
    await as(async (call) => {
      const written = await calls.writeHomeMessage({ ...guide, attachments: [paper] }, call)
      await calls.publishHomeMessage(written, call)
    })
  }
  if (await isNew(inCare.titleZh))
    await asStaff({ services, now, person: carer }, async (call) => {
      const written = await calls.writeMessageInCare({ ...inCare, attachments: [] }, call)
      await calls.publishMessageInCare(written, call)
    })

  async function isNew(iSearch: string) {
    const page = { sort: 'createdAt', order: 'desc', iDisplayStart: 0, iDisplayLength: 1 } as const
    return (await as((call) => calls.listHomeMessages({ iSearch, ...page }, call))).total === 0
  }
}
