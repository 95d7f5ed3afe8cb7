import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { id, instant, nothing } from '../foundation/fields.ts'

/** What every page is told of updates; operators plan them in `update.ts`. */
export const updateNoticeCalls = defineCalls({
  getUpdateStatus: {
    title: ['读取更新状态', 'Read the status of updates'],
    summary: 'The update that is running or announced, for everybody. Never answers 503.',
    method: 'GET',
    path: '/api/user/offline/getUpdateStatus',
    access: { who: 'public', while: ['maintenance'], session: 'ignored' },
    space: 'none',
    input: nothing,
    output: z.object({
      isSysUpdating: z.boolean(),
      /** `none` also where the portal is closed for another reason. */
      state: z.enum(['none', 'announced', 'running']),
      id: id.nullable(),
      /** Names the plan as it is: another one after every change. */
      key: z.string().nullable(),
      version: z.string().nullable(),
      title: z.string().nullable(),
      percent: z.int().nullable(),
      plannedAt: instant.nullable(),
      windowMin: z.int().nullable(),
      hasNotes: z.boolean(),
    }),
  },
  getUpdateList: {
    title: ['读取更新内容', 'Read what updates bring'],
    summary: 'The updates that are announced or running, and those of the last 90 days with what they brought.',
    method: 'GET',
    path: '/api/user/offline/getUpdateList',
    access: 'session',
    space: 'none',
    input: nothing,
    output: z.object({
      total: z.int(),
      list: z.array(
        z.object({
          id,
          version: z.string(),
          title: z.string(),
          notes: z.string(),
          state: z.enum(['announced', 'running', 'done']),
          plannedAt: instant,
          finishedAt: instant.nullable(),
          /** Of its bundle, in bytes; null where it has none. */
          size: z.int().nullable(),
          sha256: z.string().nullable(),
        }),
      ),
    }),
  },
  getUpdateTime: {
    title: ['读取更新时间', 'Read when the next update begins'],
    summary: 'When the next announced update begins, how long it takes, and the time of the server. Never answers 503.',
    method: 'GET',
    path: '/api/sysop/updatetime',
    access: { who: 'public', while: ['maintenance'], session: 'ignored' },
    space: 'none',
    input: nothing,
    output: z.object({ planned: instant.nullable(), windowMin: z.int().nullable(), now: instant }),
  },
})
