import { type KeyboardEvent, useState } from 'react'

/**
 * Arrow keys, Home and End move between the rows of one list, Enter opens: one tab stop for all of them. In a table
 * Left and Right go through the cells of the row.
 */
export function useRowKeys(keys: readonly string[], onOpen: ((key: string) => void) | undefined) {
  const [current, setCurrent] = useState('')
  const active = keys.includes(current) ? current : keys[0]

  function handleKeyDown(event: KeyboardEvent<HTMLElement>, rowKey: string) {
    const { currentTarget: row, target, key } = event
    const cell = target instanceof HTMLTableCellElement ? target : null
    // Keys pressed in a row's own link or menu belong to those.
    if (target !== row && !cell) return
    if (key === 'Enter') return onOpen?.(rowKey)
    const next = cell
      ? besides(row, cell, key)
      : (neighbour(row, key) ?? (key === 'ArrowRight' ? cellsOf(row)[0] : null))
    if (!(next instanceof HTMLElement)) return
    event.preventDefault()
    next.focus()
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

/** From a cell: the one beside it, the row itself before the first, and the same place of the row above or below. */
function besides(row: HTMLElement, cell: HTMLElement, key: string) {
  const cells = cellsOf(row)
  const place = cells.indexOf(cell)
  if (key === 'ArrowRight') return cells[place + 1]
  if (key === 'ArrowLeft') return cells[place - 1] ?? row
  const other = neighbour(row, key)
  return other instanceof HTMLElement ? cellsOf(other)[place] : null
}

function cellsOf(row: HTMLElement) {
  return [...row.querySelectorAll<HTMLElement>('td[tabindex]')]
}
