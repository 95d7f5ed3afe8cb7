import { useSearchParams } from 'react-router'
import type { z } from 'zod'

/** Which dialog is open, and of which row, kept in the URL: it can be linked to and survives a reload. */
export function useDialogAddress<T extends { dialog: string; of?: string }>(shape: z.ZodType<T>) {
  const [params, setParams] = useSearchParams()
  const read = shape.safeParse(Object.fromEntries(params))

  function change({ dialog, of }: { dialog?: string; of?: string }) {
    const next = new URLSearchParams(params)
    next.delete('dialog')
    next.delete('of')
    if (dialog !== undefined) next.set('dialog', dialog)
    if (of !== undefined) next.set('of', of)
    setParams(next, { replace: true, preventScrollReset: true })
  }

  return {
    current: read.success ? read.data : null,
    open: (next: T) => change(next),
    close: () => change({}),
  }
}
