import { IconButton, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { Icon } from '../display/Icon.tsx'
import type { RowAction } from './column.ts'
import { useTableWords } from './words.ts'

type Props = {
  name: string
  /** Left out: the actions of what has the name. */
  label?: string
  actions: readonly RowAction[]
}

/** Everything one can do with a row, in one place. */
export function RowMenu({ name, label, actions }: Props) {
  const words = useTableWords()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (actions.length === 0) return null

  function handleSelect(action: RowAction) {
    setAnchor(null)
    action.onSelect()
  }

  return (
    <>
      <IconButton
        ref={stayInPlace}
        size="small"
        aria-label={label ?? words('actionsOf', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="more" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {actions.map((action) => (
          <MenuItem
            key={action.key}
            disabled={action.isDisabled ?? false}
            onClick={() => handleSelect(action)}
            sx={action.isDangerous ? { color: 'error.main' } : {}}
          >
            {action.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

/**
 * A menu or a dialog that closes gives the focus back. The cell stays at the edge while the table is scrolled, and the
 * browser would scroll sideways to where the cell began.
 */
function stayInPlace(button: HTMLButtonElement | null) {
  if (button === null) return
  button.focus = (options) => HTMLElement.prototype.focus.call(button, { preventScroll: true, ...options })
}
