import { useCall, useText } from '@atrium/shared-utility/react'
import { Icon, useToast } from '@atrium/shared-utility/ui'
import type { CallOutput, LoginStatus } from '@atrium/shared-utility/contract'
import { Menu } from './Menu.tsx'
import { useShell } from './shell-context.tsx'

/** With more than this many, a person types rather than looks. */
const searchFrom = 8

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
  const toast = useToast()
  const handleSelect = async (entId: string, name: string) => {
    if (entId === curEntId) return
    if ((await shell.switchEnterprise(entId)) === 'refused')
      toast({ text: t('enterprise.switchFailed', { name }), tone: 'error' })
  }
  const items = list.map(({ entId, name }) => ({
    key: entId,
    label: name,
    isChosen: entId === curEntId,
    onSelect: () => void handleSelect(entId, name),
  }))
  const search = list.length > searchFrom ? { label: t('enterprise.search'), none: t('enterprise.none') } : undefined
  return (
    <Menu label={`${t('enterprise.switch')}: ${entName}`} items={items} search={search}>
      <span className="atrium-enterprise">{entName}</span>
      <Icon name="chevron" size={16} />
    </Menu>
  )
}
