import { useCall, useText } from '@atrium/shared-utility/react'
import { withSpace } from '@atrium/shared-utility/model'
import { Icon } from '@atrium/shared-utility/ui'
import type { CallOutput, LoginStatus } from '@atrium/shared-utility/contract'
import { Menu } from './Menu.tsx'
import { useShell } from './shell-context.tsx'

/** The enterprise one is working in; a menu when there are others to go to. */
export function EnterpriseMenu({ session }: { session: LoginStatus }) {
  const t = useText()
  const enterprise = useCall('getCurrentEnterprise', {}, { when: Boolean(session.curEntId) })
  if (!session.curEntId) return <span className="atrium-enterprise">{t('enterprise.platform')}</span>
  // The name is an orientation: where it cannot be had, the bar is shown without it.
  if (enterprise.status !== 'done') return null
  const { entName, list } = enterprise.data
  return list.length > 1 ? (
    <Choice enterprise={enterprise.data} />
  ) : (
    <span className="atrium-enterprise">{entName}</span>
  )
}

function Choice({ enterprise: { curEntId, entName, list } }: { enterprise: CallOutput<'getCurrentEnterprise'> }) {
  const t = useText()
  const shell = useShell()
  const items = list.map(({ entId, name }) => ({
    key: entId,
    label: name,
    isChosen: entId === curEntId,
    onSelect: () => shell.navigate(withSpace('/homepage', entId)),
  }))
  return (
    <Menu label={`${t('enterprise.switch')}: ${entName}`} items={items}>
      <span className="atrium-enterprise">{entName}</span>
      <Icon name="chevron" size={16} />
    </Menu>
  )
}
