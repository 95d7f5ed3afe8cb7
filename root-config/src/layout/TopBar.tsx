import { useAtomValue } from 'jotai'
import { baseConfigAtom, loginUrl, sessionAtom } from '@atrium/shared-utility'
import { useText } from '@atrium/shared-utility/react'
import { Icon } from '@atrium/shared-utility/ui'
import { AccountMenu } from './AccountMenu.tsx'
import { EnterpriseMenu, PaletteButton } from './bar-parts.ts'
import { BrandName } from './BrandName.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { Menu } from './Menu.tsx'
import { MessagesLink } from './MessagesLink.tsx'
import { ThemeMenu } from './ThemeMenu.tsx'
import { useHomeUrl, useIsForeignSpace, usePage } from './use-page.ts'

type Props = { onOpenNavigation?: () => void }

/** The place and the person; the same on every page with a frame. */
export function TopBar({ onOpenNavigation }: Props) {
  const t = useText()
  const session = useAtomValue(sessionAtom)
  const config = useAtomValue(baseConfigAtom)
  const home = useHomeUrl()
  const isForeignSpace = useIsForeignSpace()
  const isNamed = session?.login === true && !isForeignSpace
  return (
    <header className="atrium-topbar" aria-label={t('topBar')} data-named={isNamed}>
      {onOpenNavigation && (
        <button
          className="atrium-icon-button atrium-narrow"
          type="button"
          aria-label={t('navigation.open')}
          onClick={onOpenNavigation}
        >
          <Icon name="menu" />
        </button>
      )}
      <a className="atrium-brand" href={home}>
        <BrandName said={isNamed ? config?.space?.name : undefined} />
      </a>
      {isNamed && <EnterpriseMenu session={session} Menu={Menu} />}
      <span className="atrium-spring" />
      {session?.login && <PaletteButton />}
      {isNamed && <MessagesLink />}
      <LanguageMenu />
      <ThemeMenu />
      {session?.login ? <AccountMenu session={session} /> : <SignInLink />}
    </header>
  )
}

function SignInLink() {
  const t = useText()
  const page = usePage()
  return (
    <a className="atrium-button" href={loginUrl(page.status === 'starting' ? '/' : page.visit.url)}>
      {t('account.signIn')}
    </a>
  )
}
