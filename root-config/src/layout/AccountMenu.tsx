import { useText } from '@atrium/shared-utility/react'
import { Icon, useToast } from '@atrium/shared-utility/ui'
import type { LoginStatus } from '@atrium/shared-utility/contract'
import { Menu } from './Menu.tsx'
import { useShell } from './shell-context.tsx'
import { useIsForeignSpace, useSpacePath } from './use-page.ts'

/** The name of the signed-in person, their own page, and the way out. */
export function AccountMenu({ session }: { session: LoginStatus }) {
  const t = useText()
  const shell = useShell()
  const toast = useToast()
  const space = useSpacePath()
  // A person's own pages are open to them outside of an enterprise that is not theirs.
  const profileUrl = useIsForeignSpace() ? '/user/profile' : `${space}/user/profile`
  const name = session.userName ?? ''
  const handleSignOut = async () => {
    if (!(await shell.signOut())) toast({ text: t('account.signOutFailed'), tone: 'error' })
  }
  return (
    <Menu
      label={t('account', { name })}
      items={[
        { key: 'profile', label: t('account.profile'), onSelect: () => shell.navigate(profileUrl) },
        { key: 'signOut', label: t('account.signOut'), onSelect: () => void handleSignOut() },
      ]}
    >
      {session.avatar ? (
        <img className="atrium-picture" src={session.avatar} alt="" width={24} height={24} />
      ) : (
        <Icon name="user" />
      )}
      <span className="atrium-wide">{name}</span>
    </Menu>
  )
}
