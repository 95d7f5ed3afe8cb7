import { Box, Button, Card, CardContent, Typography } from '@mui/material'
import { Icon } from './Icon.tsx'
import { Fragment, useId, type ReactNode } from 'react'

type Props = {
  title: string
  help: string
  /** Each with its name, in words. */
  facts: readonly { name: string; value: ReactNode }[]
  editLabel: string
  onEdit: () => void
}

/** What holds now, and the way to change it. */
export function FactsCard({ title, help, facts, editLabel, onEdit }: Props) {
  const titleId = useId()
  return (
    <Card component="section" aria-labelledby={titleId}>
      <CardContent sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
        <Typography id={titleId} variant="h2">
          {title}
        </Typography>
        <Typography color="textSecondary">{help}</Typography>
        <Box
          component="dl"
          sx={{ display: 'grid', gridTemplateColumns: 'minmax(96px, auto) 1fr', columnGap: 6, rowGap: 2, m: 0 }}
        >
          {facts.map(({ name, value }) => (
            <Fragment key={name}>
              <Typography component="dt" color="textSecondary">
                {name}
              </Typography>
              <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {value}
              </Typography>
            </Fragment>
          ))}
        </Box>
        <Button variant="outlined" startIcon={<Icon name="edit" size={16} />} onClick={onEdit}>
          {editLabel}
        </Button>
      </CardContent>
    </Card>
  )
}
