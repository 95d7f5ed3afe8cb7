import { Box } from '@mui/material'
import { type ComponentProps, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ListAct, RowAction } from './column.ts'
import { RowMenu } from './RowMenu.tsx'
import { ViewSettings } from './ViewSettings.tsx'
import { useTableWords } from './words.ts'

type Props = Pick<ComponentProps<typeof ViewSettings>, 'columns' | 'query'> & {
  /** What the list is called. */
  name: string
  acts: readonly ListAct[]
}

/** What is rarely done with a list as a whole, behind one button: the line of its search stays one line. */
export function ListMenu({ name, acts, ...settings }: Props) {
  const words = useTableWords()
  const navigate = useNavigate()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const view = { key: 'view', label: words('view'), onSelect: () => setIsOpen(true) }
  const others = acts.flatMap((act) => inMenu(act, (to) => void navigate(to)))
  return (
    <Box ref={setPlace} component="span" sx={{ ml: 'auto' }}>
      <RowMenu name={name} label={words('moreOf', { name })} actions={[view, ...others]} />
      <ViewSettings {...settings} anchor={isOpen ? place : null} onClose={() => setIsOpen(false)} />
    </Box>
  )
}

function inMenu(act: ListAct, go: (to: string) => void): RowAction[] {
  const { key, label, isDisabled = false } = act
  if ('to' in act) return [{ key, label, isDisabled, onSelect: () => go(act.to) }]
  if ('onSelect' in act) return [{ key, label, isDisabled, onSelect: act.onSelect }]
  return act.choices.map((choice) => ({ ...choice, key: `${key} ${choice.key}`, label: `${label} · ${choice.label}` }))
}
