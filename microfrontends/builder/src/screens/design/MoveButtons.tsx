import { useText } from '@atrium/shared-utility/react'
import { RowButton } from '@atrium/shared-utility/ui'
import type { Movable } from './move-by-keys.ts'

/** Moves a row by one place, as its keys do. */
export function MoveButtons({ name, isFirst, isLast, onMove }: Movable & { name: string }) {
  const t = useText()
  return (
    <>
      <RowButton label={t('field.up', { name })} icon="up" isOff={isFirst} onPress={() => onMove(-1)} />
      <RowButton label={t('field.down', { name })} icon="down" isOff={isLast} onPress={() => onMove(1)} />
    </>
  )
}
