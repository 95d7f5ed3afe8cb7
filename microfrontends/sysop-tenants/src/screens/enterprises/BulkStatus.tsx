import type { EnterpriseRow } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { SelectionBar } from '@atrium/shared-utility/ui'
import { Button } from '@mui/material'
import { useState } from 'react'
import { BulkStatusDialog } from './BulkStatusDialog.tsx'
import { type StatusChange, statusChangesOf } from './status-change.ts'

type Props = {
  /** The chosen enterprises of the page in sight. */
  rows: readonly EnterpriseRow[]
  onClear: () => void
  onChanged: (() => void) | undefined
}

type StatusQuestion = { change: StatusChange; rows: readonly EnterpriseRow[] }

/** Suspends or resumes every chosen enterprise that can be. */
export function BulkStatus({ rows, onClear, onChanged }: Props) {
  const t = useText()
  const [asked, setAsked] = useState<StatusQuestion>()
  const fitting = (change: StatusChange) => rows.filter((row) => statusChangesOf(row).includes(change))

  function handleFinished() {
    setAsked(undefined)
    onClear()
    onChanged?.()
  }

  return (
    <>
      <SelectionBar count={rows.length} onClear={onClear}>
        {(['suspend', 'resume'] as const).map((change) => (
          <Button
            key={change}
            color={change === 'suspend' ? 'error' : 'primary'}
            disabled={fitting(change).length === 0}
            onClick={() => setAsked({ change, rows: fitting(change) })}
          >
            {t(`bulk.${change}`, { count: fitting(change).length })}
          </Button>
        ))}
      </SelectionBar>
      {asked && <BulkStatusDialog {...asked} onCancel={() => setAsked(undefined)} onFinished={handleFinished} />}
    </>
  )
}
