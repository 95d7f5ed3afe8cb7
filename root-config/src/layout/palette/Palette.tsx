import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { currentSpace } from '@atrium/shared-utility'
import { isOfInputMethod, useBack, useComposedText, useSession, useText } from '@atrium/shared-utility/react'
import { useShell } from '../shell-context.tsx'
import { usePage } from '../use-page.ts'
import { PaletteList } from './PaletteList.tsx'
import { styles } from './palette-styles.ts'
import type { Option } from './palette-pages.ts'
import { useRecent } from './recent.ts'
import { useFound } from './use-found.ts'

type Props = {
  /** What can be done beside going somewhere. */
  acts: readonly Option[]
  onClose: () => void
}

/** Goes to a page, a record or a person by a part of the name: a combobox as the ARIA practices have it. */
export function Palette({ acts, onClose }: Props) {
  const t = useText()
  const shell = useShell()
  const listId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const { text: composed, composition } = useComposedText(text)
  const session = useSession()
  const recent = useRecent(`${session.userId ?? ''} ${currentSpace() ?? ''}`)
  const { groups, state } = useFound(composed, { acts, recent: recent.options })
  const options = groups.flatMap((group) => group.options)
  const chosen = options[Math.min(active, options.length - 1)]
  useModal(dialog)
  useCloseBeside(dialog, onClose)
  useCloseOnMove(onClose)
  useBack(onClose)

  const handleOpen = (option: Option) => {
    onClose()
    recent.add(option)
    if (option.act) option.act()
    else if (option.isOutside) window.open(option.url, '_blank', 'noopener')
    else shell.navigate(option.url)
  }
  const handleKey = (event: KeyboardEvent) => {
    if (isOfInputMethod(event)) return
    const turn = turns[event.key]
    if (turn !== undefined && options.length > 0)
      setActive((at) => (Math.min(at, options.length - 1) + turn + options.length) % options.length)
    else if (event.key === 'Enter' && chosen) handleOpen(chosen)
    else if (event.key === 'Escape') onClose()
    else return
    event.preventDefault()
  }
  const handleText = (typed: string) => {
    setText(typed)
    setActive(0)
  }
  return (
    <dialog ref={dialog} style={styles.dialog} aria-label={t('palette.title')} onClose={onClose}>
      <input
        style={styles.input}
        role="combobox"
        aria-label={t('palette.label')}
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={chosen && `${listId}-${chosen.key}`}
        placeholder={t('palette.placeholder')}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => handleText(target.value)}
        onKeyDown={handleKey}
        {...composition}
      />
      <PaletteList id={listId} groups={groups} chosen={chosen} onSelect={handleOpen} />
      {/* The element is always there, so that a screen reader hears what changes. */}
      <output style={styles.note}>
        {t(`palette.${options.length === 0 && state === 'done' ? 'none' : state}`, { count: options.length })}
      </output>
    </dialog>
  )
}

const turns: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** The element that had the focus gets it back; on a phone the navigation that it was opened from is closed by then. */
function useModal(dialog: { current: HTMLDialogElement | null }) {
  useLayoutEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    return () =>
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return
        const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body
        const place = isThere ? opener : document.querySelector<HTMLElement>('.atrium-topbar button')
        place?.focus()
      })
  }, [dialog])
}

/** A phone has no Escape. What is around the dialog belongs to it. */
function useCloseBeside(dialog: { current: HTMLDialogElement | null }, onClose: () => void) {
  const handleClick = useEffectEvent(({ target }: Event) => {
    if (target === dialog.current) onClose()
  })
  useEffect(() => {
    const element = dialog.current
    const handle = (event: Event) => handleClick(event)
    element?.addEventListener('click', handle)
    return () => element?.removeEventListener('click', handle)
  }, [dialog])
}

function useCloseOnMove(onClose: () => void) {
  const page = usePage()
  const opened = useRef(page)
  useEffect(() => {
    if (page !== opened.current) onClose()
  }, [page, onClose])
}
