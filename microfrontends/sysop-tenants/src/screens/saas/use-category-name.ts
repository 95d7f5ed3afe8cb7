import type { SaasCategory } from '@atrium/shared-utility/contract'
import { useLang } from '@atrium/shared-utility/react'

/** What a category is called in the language of the page. */
export function useCategoryName() {
  const lang = useLang()
  return ({ name, nameEn }: Pick<SaasCategory, 'name' | 'nameEn'>) => (lang === 'zh-CN' ? name : nameEn)
}
