import { Box, Paper, Typography } from '@mui/material'
import type { CallState } from '@atrium/shared-utility/react'
import { ProblemNotice } from '@atrium/shared-utility/ui'
import { useId, type ReactNode } from 'react'

type Props<T> = {
  title: string
  state: CallState<T>
  /** The content on its way, in its own shape. */
  skeleton: ReactNode
  children: (data: T) => ReactNode
  /** Small text beside the title, once the data is there. */
  note?: (data: T) => ReactNode
  action?: ReactNode
}

/** One card of a page with its own call: when that fails, this card says so and the others go on. */
export function CallCard<T>({ title, state, skeleton, children, note, action }: Props<T>) {
  const titleId = useId()
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={titleId}
      aria-busy={state.status === 'loading'}
      sx={{ p: 4 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minHeight: 32, mb: 1.5 }}>
        <Typography id={titleId} component="h2" variant="h3">
          {title}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary" sx={{ flexGrow: 1 }}>
          {state.status === 'done' && note?.(state.data)}
        </Typography>
        {action}
      </Box>
      <CardBody state={state} skeleton={skeleton}>
        {children}
      </CardBody>
    </Paper>
  )
}

type BodyProps<T> = Pick<Props<T>, 'state' | 'skeleton' | 'children'>

function CardBody<T>({ state, skeleton, children }: BodyProps<T>) {
  if (state.status === 'failed') return <ProblemNotice problem={state.problem} onRetry={state.reload} />
  if (state.status === 'loading') return skeleton
  return children(state.data)
}
