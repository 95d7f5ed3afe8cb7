import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { overviewReaders } from '../foundation/callers.ts'
import { id, instant, nothing } from '../foundation/fields.ts'
import { applicationLook } from '../enterprise/application-look.ts'

/** Further than this nothing is counted: 10 001 stands for more than 10 000. */
const count = z.int()

/** What an enterprise stores: the records of its applications, and files by what they are kept for. */
export const storageKinds = ['records', 'recordFile', 'chatFile', 'announcement', 'brand', 'export', 'other'] as const

export const overviewCalls = defineCalls({
  getOwnOverview: {
    title: ['查看企业概览', 'View the overview of the enterprise'],
    summary:
      'How the enterprise is doing: what waits for its administrators, its people, storage, sign-ins of 30 days by the hour, applications with their records and who used them.',
    method: 'GET',
    path: '/sapi/enterprise/overview',
    access: { who: overviewReaders, session: 'untouched' },
    space: 'required',
    input: nothing,
    output: z.object({
      at: instant,
      /** Requests for applications that no administrator has answered. */
      requests: count,
      /** When the space of the enterprise ends; null where it does not. */
      expiresAt: instant.nullable(),
      people: z.object({
        active: count,
        invited: count,
        suspended: count,
        /** Null: no limit. */
        quota: z.int().nullable(),
        /** The people of each department of the first level with all below it, the largest first. */
        departments: z.array(z.object({ id, name: z.string(), nameEn: z.string().nullable(), count })),
      }),
      storage: z.object({
        bytes: z.int(),
        /** Null: no limit. */
        quotaBytes: z.int().nullable(),
        kinds: z.array(z.object({ kind: z.enum(storageKinds), bytes: z.int() })),
      }),
      /** The hours since 30 days ago that had any, oldest first. */
      signIns: z.array(z.object({ hour: instant, ok: count, denied: count })),
      applications: z.object({
        total: count,
        visible: count,
        quota: z.int().nullable(),
        /** The ones that most people opened within 30 days; records of those that the enterprise built itself. */
        used: z.array(
          z.object({
            id,
            name: z.string(),
            nameEn: z.string().nullable(),
            ...applicationLook,
            people: count,
            records: count.nullable(),
          }),
        ),
      }),
    }),
  },
})
