import { type KeyboardEvent, useState } from 'react'

/** Arrow keys, Home and End move between the rows of one list, Enter opens: one tab stop for all of them. */
export function useRowKeys(keys: readonly string[], onOpen: ((key: string) => void) | undefined) {
  const [current, setCurrent] = useState('')
  const active = keys.includes(current) ? current : keys[0]

  function handleKeyDown(event: KeyboardEvent<HTMLElement>, key: string) {
    // Keys pressed in a row's own link or menu belong to those.
    if (event.target !== event.currentTarget) return
    if (event.key === 'Enter') return onOpen?.(key)
    const target = neighbour(event.currentTarget, event.key)
    if (!(target instanceof HTMLElement)) return
    event.preventDefault()
    target.focus()
  }

  return (key: string) => ({
    tabIndex: key === active ? 0 : -1,
    onFocus: () => setCurrent(key),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => handleKeyDown(event, key),
  })
}

function neighbour(row: HTMLElement, key: string) {
  if (key === 'ArrowDown') return row.nextElementSibling
  if (key === 'ArrowUp') return row.previousElementSibling
  if (key === 'Home') return row.parentElement?.firstElementChild
  if (key === 'End') return row.parentElement?.lastElementChild
  return null
}
