import { useLang } from '@atrium/shared-utility/react'

/** Puts sentences after one another; Chinese has no space between them. */
export function useSentences() {
  const between = useLang() === 'zh-CN' ? '' : ' '
  return (...sentences: readonly (string | undefined)[]) => sentences.filter(Boolean).join(between)
}
