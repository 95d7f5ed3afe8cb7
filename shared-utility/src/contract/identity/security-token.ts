import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { instant, nothing } from '../foundation/fields.ts'
import { enterpriseTypes } from '../foundation/callers.ts'

export const securityTokenCalls = defineCalls({
  addSecurityToken: {
    title: ['生成其他设备的查看链接', 'Create a link for another device'],
    summary:
      'Makes a link by which one other device may look at this enterprise for ten minutes, as the one who asks sees it; nothing can be changed there.',
    stepUpReason: 'shows for ten minutes what the session shows, and changes nothing',
    method: 'POST',
    path: '/sapi/user/securitytoken',
    access: { who: enterpriseTypes, needs: { inPerson: true } },
    space: 'required',
    input: nothing,
    output: z.object({
      /** Of the workbench, with the token in its query; shown this once. */
      url: z.string(),
      /** The same to scan: one SVG path on a square of `size` units. */
      qr: z.object({ size: z.int(), path: z.string() }),
      expiresAt: instant,
    }),
    problems: ['tooManyAttempts'],
  },
})
