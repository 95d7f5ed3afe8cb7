import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Icon } from '@atrium/shared-utility/ui'

export type MenuItem = {
  key: string
  label: string
  /** Present on items of which one is chosen. */
  isChosen?: boolean
  onSelect: () => void
}

type Props = {
  /** The accessible name of the button. */
  label: string
  /** What the button shows. */
  children: ReactNode
  items: readonly MenuItem[]
}

/** A button with a menu under it: arrows, Home, End and Escape as the ARIA practices have them. */
export function Menu({ label, children, items }: Props) {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  useCloseOutside(root, isOpen, () => setOpen(false))
  const handleClose = () => {
    setOpen(false)
    root.current?.querySelector('button')?.focus()
  }
  return (
    <div className="atrium-menu" ref={root}>
      <button
        className="atrium-icon-button"
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => event.key === 'ArrowDown' && openByKey(event, () => setOpen(true))}
      >
        {children}
      </button>
      {isOpen && <MenuList id={id} label={label} items={items} onClose={handleClose} />}
    </div>
  )
}

type ListProps = { id: string; label: string; items: readonly MenuItem[]; onClose: () => void }

function MenuList({ id, label, items, onClose }: ListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => (chosenOf(list.current) ?? buttonsOf(list.current)[0])?.focus(), [])
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') return onClose()
    if (moveFocus(buttonsOf(list.current), event.key)) event.preventDefault()
  }
  return (
    <div
      id={id}
      ref={list}
      className="atrium-menu-list"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={handleKeyDown}
    >
      {items.map(({ key, label: name, isChosen, onSelect }) => (
        <button
          key={key}
          type="button"
          tabIndex={-1}
          role={isChosen === undefined ? 'menuitem' : 'menuitemradio'}
          aria-checked={isChosen}
          onClick={() => {
            onClose()
            onSelect()
          }}
        >
          <span>{name}</span>
          {isChosen && <Icon name="check" size={16} />}
        </button>
      ))}
    </div>
  )
}

function useCloseOutside(root: { current: HTMLElement | null }, isOpen: boolean, close: () => void) {
  useEffect(() => {
    if (!isOpen) return
    const handlePointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) close()
    }
    document.addEventListener('pointerdown', handlePointerDown)
    return () => document.removeEventListener('pointerdown', handlePointerDown)
  })
}

function openByKey(event: KeyboardEvent, open: () => void) {
  event.preventDefault()
  open()
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
