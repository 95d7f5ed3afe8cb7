import { useState } from 'react'
import { z } from 'zod'
import { deviceStore } from '../../index.ts'
import { useSession } from '../../react/index.ts'

const preferences = z.object({
  /** Columns this person switched on or off, by key; the others are as their author made them. */
  columns: z.record(z.string(), z.boolean()).default({}),
  density: z.enum(['compact', 'comfortable']).default('compact'),
  size: z.int().min(1).max(200).optional(),
  sort: z.string().optional(),
  order: z.enum(['asc', 'desc']).optional(),
})
export type TablePreferences = z.infer<typeof preferences>

/**
 * How this person likes this table, remembered on this device under their user id. As many rows as they have chosen for
 * all lists, unless they chose otherwise for this one.
 */
export function useTablePreferences(tableId: string) {
  const { userId = 'nobody', pageSize: size } = useSession()
  const key = `atrium.table.${tableId}.${userId}`
  const [kept, setKept] = useState(() => ({ key, value: read(key) }))
  const current = kept.key === key ? kept.value : read(key)

  function update(change: Partial<TablePreferences>) {
    const value = { ...current, ...change }
    setKept({ key, value })
    deviceStore.set(key, JSON.stringify(value))
  }
  return [size === undefined ? current : { size, ...current }, update] as const
}

function read(key: string): TablePreferences {
  try {
    return preferences.parse(JSON.parse(deviceStore.get(key) ?? '{}'))
  } catch {
    // Storage that holds something else is no reason to fail: the table starts as its author made it.
    return preferences.parse({})
  }
}
