import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { MenuList, type MenuSearch, type MenuItem } from './MenuList.tsx'

type Props = {
  /** The accessible name of the button. */
  label: string
  /** What the button shows. */
  children: ReactNode
  items: readonly MenuItem[]
  /** Present where there are too many to look through. */
  search?: MenuSearch | undefined
}

/** A button with a menu under it: arrows, Home, End and Escape as the ARIA practices have them. */
export function Menu({ label, children, items, search }: Props) {
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
      {isOpen && <MenuList id={id} label={label} items={items} search={search} onClose={handleClose} />}
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
