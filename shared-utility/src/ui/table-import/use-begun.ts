import { useFormat } from '../../react/index.ts'
import type { ImportFacts } from './source.ts'
import { useImportText } from './words.ts'

/** Says when an import began, and who began it where that may be another person. */
export function useBegun() {
  const t = useImportText()
  const format = useFormat()
  return ({ byName, startedAt }: ImportFacts) => {
    const at = format.exact(startedAt)
    return byName === undefined ? t('startedAt', { at }) : t('by', { name: byName, at })
  }
}
