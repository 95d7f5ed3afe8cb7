import { Card, CardContent, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'

type Props = { title: ReactNode; note?: string | undefined; children: ReactNode }

/** One titled part of the page. */
export function Section({ title, note, children }: Props) {
  const titleId = useId()
  return (
    <Card component="section" aria-labelledby={titleId}>
      <CardContent sx={{ display: 'grid', gap: 3 }}>
        <div>
          <Typography id={titleId} variant="h2">
            {title}
          </Typography>
          {note !== undefined && (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
              {note}
            </Typography>
          )}
        </div>
        {children}
      </CardContent>
    </Card>
  )
}
