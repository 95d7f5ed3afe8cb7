import { useCall, useText } from '@atrium/shared-utility/react'
import { useDepartmentName } from '@atrium/shared-utility/ui'

/** The pages that a role can lead to, by title: those of the navigation, and the applications that the enterprise builds. */
export function usePages() {
  const t = useText()
  const nameOf = useDepartmentName()
  const config = useCall('getPersonConfig', {}, { shares: true })
  const applications = useCall('listManagedApplications', {}, { shares: true })
  const own = config.status === 'done' ? config.data.startPages : []
  const built = applications.status === 'done' ? applications.data.filter(({ kind }) => kind === 'built') : []
  const pages = [
    ...own,
    ...built.map(({ id, name, nameEn }) => ({
      path: `/app/${id}`,
      name: t('role.application', { name: nameOf({ name, nameEn: nameEn || null }) }),
    })),
  ]
  return { pages, titleOf: (path: string) => pages.find((page) => page.path === path)?.name }
}
