import { Card, CardContent, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'

type Props = { title: string; children: ReactNode }

/** One titled part of the detail page. */
export function Section({ title, children }: Props) {
  const titleId = useId()
  return (
    <Card component="section" aria-labelledby={titleId}>
      <CardContent sx={{ display: 'grid', gap: 3 }}>
        <Typography id={titleId} variant="h2">
          {title}
        </Typography>
        {children}
      </CardContent>
    </Card>
  )
}
