import { useState } from 'react'
import type { ActionResult } from '../../react/index.ts'

/**
 * What a form began with, and anew where another person has changed it meanwhile: `reload` is the form's `onReload`.
 *
 *     const { latest, reload } = useLatest(contact, () => read.run({ userid }))
 */
export function useLatest<T>(began: T, read: () => Promise<ActionResult<NonNullable<T>>>) {
  const [latest, setLatest] = useState(began)

  async function reload() {
    const result = await read()
    if (result.status === 'done') setLatest(result.data)
    return result
  }

  return { latest, reload }
}
