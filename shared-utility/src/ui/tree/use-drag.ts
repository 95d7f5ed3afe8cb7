import { useState, type DragEvent } from 'react'
import { mayStandUnder, placeOf, type TreeIndex, type TreeItem, type TreePlace } from './tree.ts'

/** Where something would fall, seen from the line under the pointer. */
export type DropAt = 'before' | 'into' | 'after'

type Props<Item> = {
  tree: TreeIndex<Item>
  /** How many levels there may be. */
  most: number
  /** Left out: nothing is dragged. */
  onMove: ((item: Item, place: TreePlace) => void) | undefined
}

/**
 * Lines that are dragged by a mouse; a person without one uses the dialog. The browser’s own dragging, and nothing
 * else.
 */
export function useDrag<Item extends TreeItem>({ tree, most, onMove }: Props<Item>) {
  const [dragged, setDragged] = useState<Item | null>(null)
  const [target, setTarget] = useState<{ id: string; at: DropAt } | null>(null)
  const end = () => {
    setDragged(null)
    setTarget(null)
  }

  function handleOver(event: DragEvent<HTMLElement>, row: Item) {
    const at = dropAt(event)
    if (placeFor(row, at) === null) return setTarget(null)
    // Only what is prevented may be dropped on.
    event.preventDefault()
    setTarget({ id: row.id, at })
  }

  function handleDrop(event: DragEvent<HTMLElement>, row: Item) {
    event.preventDefault()
    const place = placeFor(row, dropAt(event))
    if (dragged && place && !isSame(place, placeOf(tree, dragged))) onMove?.(dragged, place)
    end()
  }

  /** Null where what is dragged may not stand. */
  function placeFor(row: Item, at: DropAt) {
    const place = placeAt(tree, row, at)
    if (!dragged || place.beforeId === dragged.id) return null
    return mayStandUnder(tree, { id: dragged.id, parentId: place.parentId, most }) ? place : null
  }

  return {
    targetAt: (id: string) => (target?.id === id && dragged?.id !== id ? target.at : null),
    ofRow: (row: Item) => ({
      draggable: onMove !== undefined,
      onDragStart: (event: DragEvent<HTMLElement>) => {
        event.dataTransfer.setData('text/plain', row.id)
        event.dataTransfer.effectAllowed = 'move'
        setDragged(row)
      },
      onDragOver: (event: DragEvent<HTMLElement>) => handleOver(event, row),
      onDrop: (event: DragEvent<HTMLElement>) => handleDrop(event, row),
      onDragEnd: end,
    }),
  }
}

/** The upper quarter of a line is before it, the lower after it, and between them it is put under it. */
function dropAt(event: DragEvent<HTMLElement>): DropAt {
  const { top, height } = event.currentTarget.getBoundingClientRect()
  const share = (event.clientY - top) / height
  if (share < 0.25) return 'before'
  return share > 0.75 ? 'after' : 'into'
}

function placeAt<Item extends TreeItem>(tree: TreeIndex<Item>, row: Item, at: DropAt): TreePlace {
  if (at === 'into') return { parentId: row.id, beforeId: null }
  return at === 'before' ? { parentId: row.parentId, beforeId: row.id } : placeOf(tree, row)
}

function isSame(one: TreePlace, other: TreePlace) {
  return one.parentId === other.parentId && one.beforeId === other.beforeId
}
