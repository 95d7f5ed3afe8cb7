import { useCallback } from 'react'
import { useLang } from '../../react/index.ts'
import type { Lang } from '../../contract/index.ts'

type DepartmentNames = { name: string; nameEn: string | null }

export function departmentName({ name, nameEn }: DepartmentNames, lang: Lang) {
  return lang === 'zh-CN' ? name : (nameEn ?? name)
}

/** What a department is called in the language of the page. */
export function useDepartmentName() {
  const lang = useLang()
  return useCallback((department: DepartmentNames) => departmentName(department, lang), [lang])
}
