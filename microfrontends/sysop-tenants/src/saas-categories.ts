import { useCall, useLang } from '@atrium/shared-utility/react'

type Choice = { value: string; label: string }

/** The SaaS categories as choices, in the language of the page. A failure leaves none, and says so. */
export function useSaasCategories(): { options: readonly Choice[]; hasFailed: boolean } {
  const lang = useLang()
  const categories = useCall('listSaasCategories', {})
  const list = categories.status === 'done' ? categories.data : []
  return {
    options: list.map(({ id, name, nameEn }) => ({ value: id, label: lang === 'zh-CN' ? name : nameEn })),
    hasFailed: categories.status === 'failed',
  }
}
