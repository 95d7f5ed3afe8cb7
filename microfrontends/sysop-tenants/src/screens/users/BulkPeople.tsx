import { type BulkAction, bulkActions, mostInBulk } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { SelectionBar } from '@atrium/shared-utility/ui'
import { Button } from '@mui/material'
import { useState } from 'react'
import { BulkDialog, type BulkTarget } from './BulkDialog.tsx'

type Filter = Record<string, string | number | boolean>

type Props = {
  /** The ids of the people who are chosen. */
  chosen: ReadonlySet<string>
  onClear: () => void
}

type Open = { action: BulkAction; target: BulkTarget }

/** What is done to everybody who is chosen. */
export function BulkChosen({ chosen, onClear }: Props) {
  const t = useText()
  const [open, setOpen] = useState<Open | null>(null)
  const target = { userids: [...chosen] }
  return (
    <>
      <SelectionBar count={chosen.size} onClear={onClear}>
        {bulkActions.map((action) => (
          <Button
            key={action}
            color={action === 'suspend' ? 'error' : 'primary'}
            onClick={() => setOpen({ action, target })}
          >
            {t(`bulk.people.${action}`)}
          </Button>
        ))}
      </SelectionBar>
      {open && <BulkDialog {...open} onClose={() => setOpen(null)} />}
    </>
  )
}

/** The same to all whom the list finds by its filters, on whichever page they are. */
export function useBulkFound({ total, asked }: { total: number; asked: () => Filter }) {
  const t = useText()
  const [open, setOpen] = useState<Open | null>(null)
  const isTooMany = total > mostInBulk
  const hint = { key: 'hint', label: t('bulk.people.tooMany', { most: mostInBulk }), isDisabled: true, onSelect() {} }
  const choices = bulkActions.map((action) => ({
    key: action,
    label: t(`bulk.people.${action}`),
    isDisabled: isTooMany,
    onSelect: () => setOpen({ action, target: { asked: asked() } }),
  }))
  return {
    act: { key: 'bulk', label: t('bulk.people.all'), choices: isTooMany ? [hint, ...choices] : choices },
    dialog: open && <BulkDialog {...open} onClose={() => setOpen(null)} />,
  }
}
