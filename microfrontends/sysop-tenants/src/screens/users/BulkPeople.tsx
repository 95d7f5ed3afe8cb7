import { type BulkAction, bulkActions, mostInBulk } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { SelectionBar } from '@atrium/shared-utility/ui'
import { Button, Menu, MenuItem } from '@mui/material'
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
export function BulkFound({ total, asked }: { total: number; asked: () => Filter }) {
  const t = useText()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const [open, setOpen] = useState<Open | null>(null)
  const handleChoose = (action: BulkAction) => {
    setPlace(null)
    setOpen({ action, target: { asked: asked() } })
  }
  if (total === 0) return null
  const isTooMany = total > mostInBulk
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={place !== null}
        onClick={(event) => setPlace(event.currentTarget)}
      >
        {t('bulk.people.all')}
      </Button>
      <Menu anchorEl={place} open={place !== null} onClose={() => setPlace(null)}>
        {isTooMany && <MenuItem disabled>{t('bulk.people.tooMany', { most: mostInBulk })}</MenuItem>}
        {bulkActions.map((action) => (
          <MenuItem key={action} disabled={isTooMany} onClick={() => handleChoose(action)}>
            {t(`bulk.people.${action}`)}
          </MenuItem>
        ))}
      </Menu>
      {open && <BulkDialog {...open} onClose={() => setOpen(null)} />}
    </>
  )
}
