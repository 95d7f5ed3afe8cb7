import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { platformOperator } from '../foundation/callers.ts'
import { id, instant, nothing } from '../foundation/fields.ts'

export const maintenanceCalls = defineCalls({
  getAppStatus: {
    title: ['读取系统状态', 'Read the status of the system'],
    summary:
      'Whether the system is being updated, and whether there is an application with this id that everyone is shown. Never answers 503.',
    method: 'GET',
    path: '/sapi/appstore/app/status',
    access: { who: 'public', while: ['maintenance'], session: 'ignored' },
    space: 'none',
    input: z.strictObject({ appId: z.string().max(64).optional() }),
    output: z.object({
      /** The application that was asked about, where everyone is shown it; null for all others, and during an update. */
      appId: z.string().nullable(),
      status: z.enum(['running', 'updating']),
      isSysUpdating: z.boolean(),
      eta: z.string().nullable(),
    }),
  },
  getMaintenance: {
    title: ['读取维护状态', 'Read whether maintenance is on'],
    summary: 'What an operator has to know of the maintenance: since when, until when as far as was said, and why.',
    method: 'GET',
    path: '/api/sysop/maintenance',
    access: platformOperator,
    space: 'none',
    input: nothing,
    output: z.object({
      isOn: z.boolean(),
      since: instant.nullable(),
      until: instant.nullable(),
      /** As the operator who turned it on has put it. */
      reason: z.string().nullable(),
      /** The update that has turned it on, and whose end turns it off. */
      update: z.object({ id, version: z.string(), title: z.string() }).nullable(),
    }),
  },
})
