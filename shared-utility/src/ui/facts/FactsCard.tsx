import { Button, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { FactList } from './FactList.tsx'
import { Section } from './Section.tsx'
import { Icon } from '../display/Icon.tsx'

type Props = {
  title: string
  help: string
  /** Each with its name, in words. */
  facts: readonly { label: string; value: ReactNode }[]
  editLabel: string
  onEdit: () => void
}

/** What holds now, and the way to change it. */
export function FactsCard({ title, help, facts, editLabel, onEdit }: Props) {
  return (
    <Section title={title}>
      <Typography color="textSecondary">{help}</Typography>
      <FactList facts={facts} />
      <Button
        variant="outlined"
        startIcon={<Icon name="edit" size={16} />}
        onClick={onEdit}
        sx={{ justifySelf: 'start' }}
      >
        {editLabel}
      </Button>
    </Section>
  )
}
