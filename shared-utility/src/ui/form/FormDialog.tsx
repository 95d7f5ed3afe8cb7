import { Button, Dialog, DialogActions, DialogContent, DialogTitle, useMediaQuery } from '@mui/material'
import { type ReactNode, useId } from 'react'
import type { z } from 'zod'
import { type ActionResult, useBack } from '../../react/index.ts'
import { hearsFilled } from '../../react/hears-filled.ts'
import { FormProvider } from './form-context.ts'
import { FocusOnOpen } from './FocusOnOpen.tsx'
import { FormProblem } from './FormProblem.tsx'
import { type GuardedForm, useGuardedForm } from './use-guarded-form.ts'
import { useFormWords } from './words.ts'

type Props<Schema extends z.ZodObject, Done> = GuardedForm<Schema, Done> & {
  title: string
  submitLabel: string
  /** For what takes something away from people; told by the colour of the button. */
  isDangerous?: boolean
  onClose: () => void
  /** Reads the thing again after a version conflict and gives the new `initial` and `constants`. */
  onReload?: () => Promise<ActionResult<unknown>>
  /** The fields: FormText, FormSelect and their like. */
  children: ReactNode
}

/**
 * A form in a dialog. Checks with the call's own schema on blur and on submit, shows the server's refusals
 * at their fields, sends once however often the button is pressed, and asks before dropping what was typed.
 */
export function FormDialog<Schema extends z.ZodObject, Done>(props: Props<Schema, Done>) {
  const words = useFormWords()
  const { form, element, guard, isPending, problem, handleSubmit } = useGuardedForm(props)
  const titleId = useId()
  const isNarrow = useMediaQuery('(max-width: 599.95px)', { noSsr: true })

  async function handleClose() {
    if (isPending || !(await guard.mayLeave())) return
    guard.release()
    props.onClose()
  }

  useBack(handleClose)

  return (
    <Dialog
      open
      maxWidth="md"
      fullScreen={isNarrow}
      onClose={handleClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: asWideAsItsFields } }}
    >
      <DialogTitle id={titleId}>{props.title}</DialogTitle>
      <FormProvider value={form}>
        <form ref={element} noValidate {...hearsFilled} onSubmit={handleSubmit} style={{ display: 'contents' }}>
          <DialogContent dividers sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
            <FormProblem problem={problem} onReload={props.onReload} />
            <FocusOnOpen target={element} />
            {props.children}
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={handleClose} disabled={isPending}>
              {words('cancel')}
            </Button>
            <Button
              type="submit"
              variant="contained"
              color={(props.isDangerous ?? false) ? 'error' : 'primary'}
              loading={isPending}
            >
              {props.submitLabel}
            </Button>
          </DialogActions>
        </form>
      </FormProvider>
    </Dialog>
  )
}

/** One column of fields, or two where the form has them side by side. */
const asWideAsItsFields = {
  '@media (min-width: 600px)': { width: 520, '&:has(.atrium-form-columns)': { width: 840 } },
}
