import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { enterpriseTypes } from '../foundation/callers.ts'
import { done, flag, nothing } from '../foundation/fields.ts'
import { messengerType } from '../identity/messenger-shape.ts'

/** What a person alone is told, by kind. */
export const noticeKinds = ['announcement', 'mention', 'request', 'answer', 'deputy'] as const
export type NoticeKind = (typeof noticeKinds)[number]

const kind = z.enum(noticeKinds)
const choice = z.object({
  kind,
  /** Among the messages of the portal. */
  inPortal: z.boolean(),
  byMail: z.boolean(),
  byMessenger: z.boolean(),
})
export type NoticeChoice = z.infer<typeof choice>

const path = '/sapi/user/notice/choice'

export const noticeCalls = defineCalls({
  getNoticeChoices: {
    title: ['查看通知方式', 'View notification settings'],
    summary:
      'How the caller is told of each kind in this enterprise: in the portal, by email, by messenger, or not at all. `mail`: whether email reaches the caller; `messenger`: by which one the caller is reached, and which ones the enterprise offers.',
    method: 'GET',
    path,
    access: enterpriseTypes,
    space: 'required',
    input: nothing,
    output: z.object({
      mail: z.enum(['offered', 'noAddress', 'notOffered']),
      messenger: z.object({
        /** Of those that the caller has linked, the one used last; null while there is none. */
        linked: messengerType.nullable(),
        offered: z.array(messengerType),
      }),
      list: z.array(choice),
    }),
  },
  updateNoticeChoice: {
    title: ['更改通知方式', 'Choose how one is told'],
    summary: 'Says how the caller is told of a kind in this enterprise from now on.',
    stepUpReason: 'says how one is told, and opens nothing',
    method: 'PUT',
    path,
    access: enterpriseTypes,
    space: 'required',
    input: z
      .strictObject({ kind, inPortal: flag, byMail: flag, byMessenger: flag.default(false) })
      // What the enterprise announces stands in the portal whatever a person has chosen.
      .refine((choice) => choice.kind !== 'announcement' || choice.inPortal, { path: ['inPortal'] }),
    output: done,
  },
})
