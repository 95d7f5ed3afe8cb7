import { atom, useAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { atriumStore } from '@atrium/shared-utility'
import { isOfInputMethod, TextProvider, useText } from '@atrium/shared-utility/react'
import { Icon } from '@atrium/shared-utility/ui'
import { Palette } from './Palette.tsx'
import { useKeptFolds } from '../signed-in/use-kept-folds.ts'
import { useOwnTheme } from '../signed-in/use-own-theme.ts'
import { useXray } from './use-xray.tsx'
import { SharedContext, type Shared } from './shared-context.ts'
import enUS from './messages/en-US.json'
import zhCN from './messages/zh-CN.json'

const messages = { 'zh-CN': zhCN, 'en-US': enUS }
/** Opened from the top bar, from the navigation of a phone, and by the keyboard. */
const isOpenAtom = atom(false)

type Props = {
  /** In the navigation of a phone, which closes first. */
  onSelect?: () => void
}

/** The way to any page by its name: in the top bar, for Ctrl or Cmd K, and in the navigation of a phone. */
export function createPalette(shared: Shared) {
  return function PaletteButton({ onSelect }: Props) {
    return (
      <SharedContext value={shared}>
        <TextProvider messages={messages}>
          {onSelect ? <PaletteEntry onSelect={onSelect} /> : <PaletteBar />}
        </TextProvider>
      </SharedContext>
    )
  }
}

function PaletteBar() {
  const [isOpen, setOpen] = useAtom(isOpenAtom, { store: atriumStore })
  const xray = useXray()
  useOwnTheme()
  useKeptFolds()
  useShortcut(() => setOpen(true))
  // The open palette goes with its frame, and does not come back with the next one.
  useEffect(() => () => setOpen(false), [setOpen])
  return (
    <>
      <Opening className="atrium-icon-button atrium-wide" onOpen={() => setOpen(true)} />
      {isOpen && <Palette acts={xray.acts} onClose={() => setOpen(false)} />}
      {xray.drawn}
    </>
  )
}

function PaletteEntry({ onSelect }: Required<Props>) {
  const [, setOpen] = useAtom(isOpenAtom, { store: atriumStore })
  const handleOpen = () => {
    onSelect()
    setOpen(true)
  }
  return <Opening className="atrium-button" isNamed onOpen={handleOpen} />
}

type OpeningProps = { className: string; isNamed?: boolean; onOpen: () => void }

function Opening({ className, isNamed = false, onOpen }: OpeningProps) {
  const t = useText()
  return (
    <button
      className={className}
      style={isNamed ? { margin: 8 } : undefined}
      type="button"
      aria-label={isNamed ? undefined : t('palette.open')}
      title={isNamed ? undefined : t('palette.hint')}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
    >
      <Icon name="search" />
      {isNamed && t('palette.open')}
    </button>
  )
}

/** The same keys may mean something else in a text; an open question is answered first. */
function useShortcut(open: () => void) {
  const handleOpen = useEffectEvent(open)
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isAsked =
        event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isAsked || event.defaultPrevented || isOfInputMethod(event) || document.querySelector(dialogs) !== null)
        return
      event.preventDefault()
      handleOpen()
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [])
}

const dialogs = 'dialog[open], [role="dialog"], [role="alertdialog"]'
