import { fill } from '../words/fill.ts'
import type { Lang } from '../words/lang.ts'

export type Sentences = Record<Lang, string>

/** An issue that brings its own sentence in both languages, for rules that few schemas have. */
export function said(sentences: Sentences, params: Record<string, string | number> = {}) {
  const filled = { 'zh-CN': fill(sentences['zh-CN'], params), 'en-US': fill(sentences['en-US'], params) }
  return { code: 'custom' as const, message: filled['en-US'], params: { sentences: filled } }
}
