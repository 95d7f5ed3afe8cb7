import { useSearchParams } from 'react-router'
import { z } from 'zod'

const acts = ['edit', 'show', 'publish', 'withdraw', 'delete'] as const
export type MessageAct = (typeof acts)[number]
const dialog = z.union([z.object({ dialog: z.literal('add') }), z.object({ dialog: z.enum(acts), of: z.string() })])

/** Which dialog is open, kept in the URL: it can be linked to and survives a reload. */
export function useMessageDialog() {
  const [params, setParams] = useSearchParams()
  const read = dialog.safeParse(Object.fromEntries(params))

  function change(values: Record<string, string>) {
    const next = new URLSearchParams(params)
    next.delete('dialog')
    next.delete('of')
    for (const [name, value] of Object.entries(values)) next.set(name, value)
    setParams(next, { replace: true, preventScrollReset: true })
  }

  return {
    current: read.success ? read.data : null,
    open: (next: z.infer<typeof dialog>) => change(next),
    close: () => change({}),
  }
}
