import { baseConfigAtom, dictionaryText } from '@atrium/shared-utility'
import { joinPath } from '@atrium/shared-utility/model'
import { useCall } from '@atrium/shared-utility/react'
import { Icon, useToast } from '@atrium/shared-utility/ui'
import { type CallOutput, type LoginStatus, UserType } from '@atrium/shared-utility/contract'
import { useAtomValue } from 'jotai'
import { mayOpen } from '../navigation/page.ts'
import { EnterpriseSearch } from './EnterpriseSearch.tsx'
import type { Menu as MenuOf } from './Menu.tsx'
import { useShell } from './shell-context.tsx'
import { usePage } from './use-page.ts'
import { useSignedInText } from './signed-in/use-signed-in-text.ts'

/** A person types rather than looks among more than this many. */
const searchFrom = 8

/** `Menu` is the frame's own. Imported here too, it would be one more file for everybody. */
type Props = { session: LoginStatus; Menu: typeof MenuOf }

/** The enterprise in which the person works; a menu when there are others to go to, or to join. */
export function EnterpriseMenu({ session, Menu }: Props) {
  const enterprise = useCall('getCurrentEnterprise', {}, { when: Boolean(session.curEntId), shares: true })
  if (!session.curEntId) return <NoEnterprise session={session} />
  // The name is an orientation: where it cannot be had, the bar is shown without it.
  if (enterprise.status !== 'done') return null
  return <Choice enterprise={enterprise.data} session={session} Menu={Menu} />
}

/** People who run the platform work there; every other person without an enterprise finds the way into one. */
function NoEnterprise({ session }: { session: LoginStatus }) {
  const t = useSignedInText()
  const page = usePage()
  const joining = useJoining(session)
  if (session.user_type === UserType.operator)
    return <span className="atrium-enterprise">{t('enterprise.platform')}</span>
  if (joining === null || (page.status !== 'starting' && page.visit.path === joinPath)) return null
  return (
    <a className="atrium-button atrium-button-quiet" href={joinPath}>
      {joining.label}
    </a>
  )
}

type ChoiceProps = Props & { enterprise: CallOutput<'getCurrentEnterprise'> }

function Choice({ enterprise: { curEntId, entName, list }, session, Menu }: ChoiceProps) {
  const t = useSignedInText()
  const shell = useShell()
  const toast = useToast()
  const handleSelect = async (entId: string, name: string) => {
    if (entId === curEntId) return
    if ((await shell.switchEnterprise(entId)) === 'refused')
      toast({ text: t('enterprise.switchFailed', { name }), tone: 'error' })
  }
  const joining = useJoining(session)
  const spaces = list.map(({ entId, name }) => ({
    key: entId,
    label: name,
    isChosen: entId === curEntId,
    onSelect: () => void handleSelect(entId, name),
  }))
  const items = joining === null ? spaces : [...spaces, joining]
  if (items.length < 2) return <span className="atrium-enterprise">{entName}</span>
  const search = list.length > searchFrom ? { Field: EnterpriseSearch, none: t('enterprise.none') } : undefined
  return (
    <Menu label={t('enterprise.switch', { name: entName ?? '' })} items={items} search={search}>
      <span className="atrium-enterprise">{entName}</span>
      <Icon name="chevron" size={16} style={{ rotate: '90deg' }} />
    </Menu>
  )
}

/**
 * The way to another enterprise's invitation; null for people whom no enterprise can take in, or whose session opens
 * one alone.
 */
function useJoining(session: LoginStatus) {
  const shell = useShell()
  const page = useAtomValue(baseConfigAtom)?.routes.find(({ path }) => path === joinPath)
  if (page === undefined || session.limitedTo || !mayOpen(page, session)) return null
  return { key: joinPath, label: dictionaryText(page.title), onSelect: () => shell.navigate(joinPath) }
}
