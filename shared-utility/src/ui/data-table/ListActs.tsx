import { Button, type ButtonProps, Menu, MenuItem, useMediaQuery } from '@mui/material'
import { useState } from 'react'
import { Link as RouterLink, useNavigate } from 'react-router'
import type { ListAct, RowAction } from './column.ts'
import { RowMenu } from './RowMenu.tsx'

type Props = {
  /** What the list is called. */
  name: string
  acts: readonly ListAct[]
  /** As the buttons of a page's head look. */
  variant?: 'outlined'
}

/**
 * What can be done with a list as a whole. On a phone all of it stands behind one button, or it would take lines before the first
 * row.
 */
export function ListActs({ name, acts, variant }: Props) {
  const navigate = useNavigate()
  const isNarrow = useMediaQuery('(max-width: 599.95px)', { noSsr: true })
  const look: Look = variant === undefined ? { color: 'inherit' } : { variant }
  if (!isNarrow) return acts.map((act) => <ActButton key={act.key} act={act} look={look} />)
  return <RowMenu name={name} actions={acts.flatMap((act) => inMenu(act, (to) => void navigate(to)))} />
}

function inMenu(act: ListAct, go: (to: string) => void): RowAction[] {
  const { key, label, isDisabled = false } = act
  if ('to' in act) return [{ key, label, isDisabled, onSelect: () => go(act.to) }]
  if ('onSelect' in act) return [{ key, label, isDisabled, onSelect: act.onSelect }]
  return act.choices.map((choice) => ({ ...choice, key: `${key} ${choice.key}`, label: `${label} · ${choice.label}` }))
}

type Look = Pick<ButtonProps, 'color' | 'variant'>

function ActButton({ act, look }: { act: ListAct; look: Look }) {
  const shared = { ...look, disabled: act.isDisabled ?? false }
  if ('choices' in act) return <ChoiceButton label={act.label} choices={act.choices} {...shared} />
  if ('onSelect' in act) {
    return (
      <Button {...shared} onClick={act.onSelect}>
        {act.label}
      </Button>
    )
  }
  return (
    <Button {...shared} component={RouterLink} to={act.to}>
      {act.label}
    </Button>
  )
}

type ChoiceProps = Look & { label: string; choices: readonly RowAction[]; disabled: boolean }

function ChoiceButton({ label, choices, ...button }: ChoiceProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const handleSelect = (choice: RowAction) => {
    setPlace(null)
    choice.onSelect()
  }
  return (
    <>
      <Button
        {...button}
        aria-haspopup="menu"
        aria-expanded={place !== null}
        onClick={(event) => setPlace(event.currentTarget)}
      >
        {label}
      </Button>
      <Menu anchorEl={place} open={place !== null} onClose={() => setPlace(null)}>
        {choices.map((choice) => (
          <MenuItem key={choice.key} disabled={choice.isDisabled ?? false} onClick={() => handleSelect(choice)}>
            {choice.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
