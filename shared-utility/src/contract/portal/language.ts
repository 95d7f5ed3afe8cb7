import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { lang } from '../words/lang-schema.ts'

export const languageCalls = defineCalls({
  getLanguage: {
    summary: 'The words of the portal in one language: route titles, menus, problems. Unknown languages answer zh-CN.',
    method: 'GET',
    path: '/napi/lang/json',
    access: 'public',
    space: 'none',
    envelope: 'data',
    duringMaintenance: true,
    input: z.strictObject({ lang: lang.catch('zh-CN') }),
    output: z.object({
      'zh-CN': z.record(z.string(), z.string()).optional(),
      'en-US': z.record(z.string(), z.string()).optional(),
      version: z.string(),
    }),
  },
})
