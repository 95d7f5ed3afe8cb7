import { useEffect, useLayoutEffect, useRef, type ComponentType } from 'react'
import { useBack, useText } from '@atrium/shared-utility/react'
import { Icon } from '@atrium/shared-utility/ui'
import type { NavigationItem } from '../navigation-items.ts'
import type { usePage } from '../use-page.ts'
import { useSignedInText } from './use-signed-in-text.ts'

type Props = { items: readonly NavigationItem[]; onClose: () => void }
type Parts = {
  NavigationList: ComponentType<{ items: readonly NavigationItem[]; onSelect: () => void }>
  PaletteButton: ComponentType<{ onSelect: () => void }>
  usePage: typeof usePage
}

// Here, so that pages without a navigation are not sent it.
const drawerStyle = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  width: 'min(300px, 85vw)',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  padding: 8,
  border: 0,
  margin: 0,
  background: 'var(--atrium-palette-background-paper, #fff)',
  color: 'inherit',
} as const
const navStyle = { display: 'flex', width: '100%', minHeight: 0, flex: 1 }

/** The navigation on a phone, of parts that the frame has. */
export function createDrawer({ NavigationList, PaletteButton, usePage }: Parts) {
  /** The dialog element keeps the focus inside and gives it back. */
  return function NavigationDrawer({ items, onClose }: Props) {
    const t = useText()
    const own = useSignedInText()
    const page = usePage()
    const opened = useRef(page)
    const dialog = useRef<HTMLDialogElement>(null)
    // This runs before the list looks where its marked entry is.
    useLayoutEffect(() => dialog.current?.showModal(), [])
    useEffect(() => {
      if (page !== opened.current) onClose()
    }, [page, onClose])
    useBack(onClose)
    return (
      <dialog ref={dialog} className="atrium-drawer" style={drawerStyle} aria-label={t('navigation')} onClose={onClose}>
        <button className="atrium-icon-button" type="button" aria-label={own('navigation.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
        <PaletteButton onSelect={onClose} />
        <nav style={navStyle} aria-label={t('navigation')}>
          {/* The drawer closes before the page changes: what is outside of an open dialog cannot take the focus. */}
          <NavigationList items={items} onSelect={onClose} />
        </nav>
      </dialog>
    )
  }
}
