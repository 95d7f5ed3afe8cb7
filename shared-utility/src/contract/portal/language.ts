import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { lang } from '../words/lang-schema.ts'

/**
 * A text, or the tree that one is compiled to where it has plurals or choices: code that passes it on takes it for a
 * text.
 */
const word = z.union([z.string(), z.array(z.unknown())]) as z.ZodType<string, string | readonly unknown[]> // as the build's own dictionaries are typed
const words = z.record(z.string(), word)

export const languageCalls = defineCalls({
  getLanguage: {
    title: ['读取界面文字', 'Read the words of the portal'],
    summary:
      'The words of the portal in one language: route titles, menus, problems, and what operators have put in place of other texts. Unknown languages answer zh-CN.',
    method: 'GET',
    path: '/napi/lang/json',
    access: { who: 'public', while: ['maintenance'] },
    space: 'none',
    envelope: 'data',
    input: z.strictObject({ lang: lang.catch('zh-CN') }),
    output: z.object({
      'zh-CN': words.optional(),
      'en-US': words.optional(),
      version: z.string(),
    }),
  },
})
