import { operations, type EnterpriseRole } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { useDepartmentName } from '@atrium/shared-utility/ui'
import { usePages } from './use-pages.ts'

type Grant = EnterpriseRole['permissions'][number]

/** What a role is called, and what it allows, in words. */
export function useRoleWords() {
  const t = useText()
  const nameOf = useDepartmentName()
  const { titleOf } = usePages()
  const grantOf = ({ permission, scope }: Grant) => {
    const known = operations.find((one) => one === permission)
    if (known === undefined) return titleOf(permission) ?? permission
    const label = t(`roleOperation.${known}`)
    return scope === 'enterprise' ? label : t('role.narrower', { label, scope: t(`roleScope.${scope}`) })
  }
  const grantsOf = (grants: readonly Grant[]) =>
    grants.length === 0 ? t('role.allowsNothing') : grants.map(grantOf).join(' · ')
  return { nameOf, grantsOf }
}
