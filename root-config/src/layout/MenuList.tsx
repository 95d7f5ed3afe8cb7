import { useEffect, useRef, useState, type ComponentType, type KeyboardEvent } from 'react'
import { Icon } from '@atrium/shared-utility/ui'

/** The field, and what is said when nothing matches. */
export type MenuSearch = { Field: ComponentType<{ menuId: string; onText: (text: string) => void }>; none: string }

type Props = {
  id: string
  label: string
  items: readonly MenuItem[]
  search: MenuSearch | undefined
  onClose: () => void
}

/** What hangs under the button. With a search, its field is where the cursor begins, and arrows lead into the list. */
export function MenuList({ id, label, items, search, onClose }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState('')
  useEffect(() => (fieldOf(list.current) ?? chosenOf(list.current) ?? buttonsOf(list.current)[0])?.focus(), [])
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') return onClose()
    const isTyping = event.target instanceof HTMLInputElement && ['Home', 'End'].includes(event.key)
    if (!isTyping && moveFocus(buttonsOf(list.current), event.key)) event.preventDefault()
  }
  const shown = items.filter((item) => item.label.toLowerCase().includes(wanted.trim().toLowerCase()))
  return (
    <div ref={list} className="atrium-menu-list" onKeyDown={handleKeyDown} role="presentation">
      {search && <search.Field menuId={id} onText={setWanted} />}
      <div id={id} role="menu" tabIndex={-1} aria-label={label}>
        {shown.map((item) => (
          <MenuButton key={item.key} item={item} onClose={onClose} />
        ))}
      </div>
      {search && <output className="atrium-menu-none">{shown.length === 0 && search.none}</output>}
    </div>
  )
}

function MenuButton({ item: { label, isChosen, onSelect }, onClose }: { item: MenuItem; onClose: () => void }) {
  const handleClick = () => {
    onClose()
    onSelect()
  }
  return (
    <button
      type="button"
      tabIndex={-1}
      role={isChosen === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={isChosen}
      onClick={handleClick}
    >
      <span>{label}</span>
      {isChosen && <Icon name="check" size={16} />}
    </button>
  )
}

function fieldOf(list: HTMLElement | null) {
  return list?.querySelector('input') ?? null
}

function buttonsOf(list: HTMLElement | null) {
  return [...(list?.querySelectorAll('button') ?? [])]
}

function chosenOf(list: HTMLElement | null) {
  return list?.querySelector<HTMLElement>('[aria-checked="true"]') ?? null
}

function moveFocus(buttons: HTMLElement[], key: string) {
  const at = buttons.findIndex((button) => button === document.activeElement)
  const targets: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }
  const target = targets[key]
  if (target === undefined) return false
  buttons.at(target % buttons.length)?.focus()
  return true
}

export type MenuItem = {
  key: string
  label: string
  /** Present on items of which one is chosen. */
  isChosen?: boolean
  onSelect: () => void
}
