import type { HomeCard } from '@atrium/shared-utility/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { isCard } from '../../home/cards.ts'
import type { CardPlace } from './arranged.ts'

type Drag = { id: HomeCard; over: CardPlace | null }

/**
 * Drags a card by mouse, pen or finger. Nothing moves before it is let go: a line shows where it would go, and Escape
 * leaves it where it was. Columns are marked with `data-column` and cards with `data-card`.
 */
export function useDrag(onDrop: (id: HomeCard, place: CardPlace) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const id = drag?.id ?? null
  const handleDrop = useEffectEvent(() => {
    if (drag?.over) onDrop(drag.id, drag.over)
    setDrag(null)
  })
  useEffect(() => {
    if (id === null) return
    const move = (event: PointerEvent) => setDrag({ id, over: placeAt(event, id) })
    const drop = () => handleDrop()
    const cancel = () => setDrag(null)
    const cancelByKey = ({ key }: KeyboardEvent) => key === 'Escape' && cancel()
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', drop)
    window.addEventListener('pointercancel', cancel)
    window.addEventListener('keydown', cancelByKey)
    return () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', drop)
      window.removeEventListener('pointercancel', cancel)
      window.removeEventListener('keydown', cancelByKey)
    }
  }, [id])
  return { drag, begin: (begun: HomeCard) => setDrag({ id: begun, over: null }) }
}

/** The place under the pointer: before the first card whose middle is below it. */
function placeAt({ clientX, clientY }: PointerEvent, dragged: HomeCard): CardPlace | null {
  const column = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-column]')
  if (!column) return null
  const rows = [...column.querySelectorAll<HTMLElement>('[data-card]')].filter((row) => row.dataset['card'] !== dragged)
  const below = rows.find((row) => {
    const { top, height } = row.getBoundingClientRect()
    return top + height / 2 > clientY
  })
  const before = below?.dataset['card'] ?? ''
  return { x: Number(column.dataset['column']), before: isCard(before) ? before : null }
}
