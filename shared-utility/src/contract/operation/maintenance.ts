import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'

export const maintenanceCalls = defineCalls({
  getAppStatus: {
    summary: 'Whether the system is being updated. Never answers 503.',
    method: 'GET',
    path: '/sapi/appstore/app/status',
    access: 'public',
    space: 'none',
    duringMaintenance: true,
    input: z.strictObject({ appId: z.string().max(64).optional() }),
    output: z.object({
      appId: z.string().nullable(),
      status: z.enum(['running', 'updating']),
      isSysUpdating: z.boolean(),
      eta: z.string().nullable(),
    }),
  },
})
