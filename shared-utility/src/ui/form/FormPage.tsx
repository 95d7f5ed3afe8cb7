import { Box, Button, Card } from '@mui/material'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { ActionResult } from '../../react/index.ts'
import { hearsFilled } from '../../react/hears-filled.ts'
import { FormProvider } from './form-context.ts'
import { FormProblem } from './FormProblem.tsx'
import { type GuardedForm, useGuardedForm } from './use-guarded-form.ts'
import { useFormWords } from './words.ts'

type Props<Schema extends z.ZodObject, Done> = GuardedForm<Schema, Done> & {
  /** Names the form for screen readers. */
  label: string
  submitLabel: string
  /** Leaves the page; what was typed is asked about on the way. */
  onCancel: () => void
  /** Reads the thing again after a conflict and gives the new `initial` and `constants`. */
  onReload?: () => Promise<ActionResult<unknown>>
  /** The fields: FormText, FormSelect and their like. */
  children: ReactNode
}

/** A form that is a page of its own: as a FormDialog, and its buttons stay in sight. */
export function FormPage<Schema extends z.ZodObject, Done>(props: Props<Schema, Done>) {
  const words = useFormWords()
  const { form, element, isPending, problem, handleSubmit } = useGuardedForm(props)
  return (
    <FormProvider value={form}>
      <Card sx={{ maxWidth: 800, overflow: 'visible' }}>
        <form ref={element} noValidate aria-label={props.label} {...hearsFilled} onSubmit={handleSubmit}>
          <Box sx={fields}>
            <FormProblem problem={problem} onReload={props.onReload} />
            {props.children}
          </Box>
          <Box sx={inSight}>
            <Button type="submit" variant="contained" loading={isPending}>
              {props.submitLabel}
            </Button>
            <Button color="inherit" onClick={props.onCancel} disabled={isPending}>
              {words('cancel')}
            </Button>
          </Box>
        </form>
      </Card>
    </FormProvider>
  )
}

/** A field that takes the focus is not left under the buttons. */
const fields = {
  display: 'grid',
  gap: 4,
  p: 4,
  '& input, & textarea, & select': { scrollMarginBottom: 'calc(96px + var(--atrium-tabs, 0px))' },
}

/** What the tabs of a phone lack of their greatest height where the name of each takes one line. */
const untaken = 'min(15px, var(--atrium-tabs, 0px))'

const inSight = {
  position: 'sticky',
  // Above the tabs of a phone, and below their upper edge by what they may lack: nothing shows through in between.
  bottom: `calc(var(--atrium-tabs, 0px) - ${untaken})`,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  px: 4,
  pt: 3,
  pb: `calc(12px + ${untaken})`,
  borderTop: 1,
  borderColor: 'divider',
  borderRadius: '0 0 8px 8px',
  bgcolor: 'background.paper',
} as const
