import { useEffect, useLayoutEffect, useRef } from 'react'
import { useBack, useText } from '@atrium/shared-utility/react'
import { Icon } from '@atrium/shared-utility/ui'
import type { NavigationItem } from './navigation-items.ts'
import { NavigationList } from './NavigationList.tsx'
import { PaletteButton } from './bar-parts.ts'
import { usePage } from './use-page.ts'

type Props = { items: readonly NavigationItem[]; onClose: () => void }

/** The navigation on a phone. The dialog element keeps the focus inside and gives it back. */
export function NavigationDrawer({ items, onClose }: Props) {
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  // This runs before the list looks where its marked entry is.
  useLayoutEffect(() => dialog.current?.showModal(), [])
  useCloseOnMove(onClose)
  useBack(onClose)
  return (
    <dialog ref={dialog} className="atrium-drawer" aria-label={t('navigation')} onClose={onClose}>
      <button className="atrium-icon-button" type="button" aria-label={t('navigation.close')} onClick={onClose}>
        <Icon name="close" />
      </button>
      <PaletteButton onSelect={onClose} />
      <nav aria-label={t('navigation')}>
        {/* The drawer closes before the page changes: what is outside of an open dialog cannot take the focus. */}
        <NavigationList items={items} onSelect={onClose} />
      </nav>
    </dialog>
  )
}

function useCloseOnMove(onClose: () => void) {
  const page = usePage()
  const opened = useRef(page)
  useEffect(() => {
    if (page !== opened.current) onClose()
  }, [page, onClose])
}
