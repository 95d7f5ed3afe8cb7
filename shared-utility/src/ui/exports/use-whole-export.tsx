import type { CallInput } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { Button } from '@mui/material'
import { useState } from 'react'
import { ExportsDialog } from './ExportsDialog.tsx'

type Wanted = CallInput<'startExport'>
type List = { exported: () => Pick<Wanted, 'asked' | 'columns'> }

/** What a list needs that the server writes out whole: its start, and where its files are found. */
export function useWholeExport(list: List, { list: name, label }: { list: Wanted['list']; label: string }) {
  const t = useText()
  const [open, setOpen] = useState<{ wanted: Wanted | null } | null>(null)
  return {
    startWhole: () => setOpen({ wanted: { ...list.exported(), list: name, name: label } }),
    tools: (
      <>
        <Button color="inherit" aria-haspopup="dialog" onClick={() => setOpen({ wanted: null })}>
          {t('exports.open')}
        </Button>
        {open && <ExportsDialog wanted={open.wanted} onClose={() => setOpen(null)} />}
      </>
    ),
  }
}
