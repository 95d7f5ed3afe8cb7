import { useLang } from './use-session.ts'

/** Puts sentences after one another; Chinese has no space between them. */
export function useSentences() {
  const between = useLang() === 'zh-CN' ? '' : ' '
  return (...sentences: readonly (string | undefined)[]) => sentences.filter(Boolean).join(between)
}
