import { Button, Dialog, DialogActions, DialogContent, DialogTitle, useMediaQuery } from '@mui/material'
import { type FormEvent, type ReactNode, useId, useRef } from 'react'
import type { z } from 'zod'
import { type ActionResult, useBack, useUnsavedGuard } from '../../react/index.ts'
import { hearsFilled } from '../../react/hears-filled.ts'
import { fieldIn } from './field-in.ts'
import { FormProvider } from './form-context.ts'
import { FocusOnOpen } from './FocusOnOpen.tsx'
import { FormProblem } from './FormProblem.tsx'
import { useForm } from './use-form.ts'
import { useSubmit } from './use-submit.ts'
import type { FormValues, Sends } from './values.ts'
import { useFormWords } from './words.ts'

type Props<Schema extends z.ZodObject, Done> = {
  title: string
  schema: Schema
  /** The first value of every field, in the order the fields are drawn. */
  initial: FormValues
  constants?: Record<string, unknown>
  /** Default `everything`; `changes` for a form over something that exists. */
  sends?: Sends
  submitLabel: string
  /** For what takes something away from people; told by the colour of the button. */
  isDangerous?: boolean
  /** For what nobody would miss, as an address for a test: it closes without a question. */
  isDisposable?: boolean
  onSubmit: (input: z.output<Schema>) => Promise<ActionResult<Done>>
  onDone: (data: Done) => void
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
  const { schema, initial, constants, sends = 'everything', isDangerous = false, isDisposable = false } = props
  const words = useFormWords()
  const form = useForm({ schema, initial, constants, sends })
  const element = useRef<HTMLFormElement>(null)
  const guard = useUnsavedGuard(form.isDirty && !isDisposable)
  const { isPending, problem, submit } = useSubmit({
    form,
    onSubmit: props.onSubmit,
    onDone: (data: Done) => {
      guard.release()
      props.onDone(data)
    },
    onField: (path) => focusField(element.current, path),
  })
  const titleId = useId()
  const isNarrow = useMediaQuery('(max-width: 599.95px)', { noSsr: true })

  async function handleClose() {
    if (isPending || !(await guard.mayLeave())) return
    guard.release()
    props.onClose()
  }

  useBack(handleClose)

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    // Portals bubble through React's tree: a submit inside a dialog above this one is not this form's.
    event.stopPropagation()
    await submit()
  }

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
            <Button type="submit" variant="contained" color={isDangerous ? 'error' : 'primary'} loading={isPending}>
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

/** What is no control of a form by itself, as a rich text, bears its name as `data-field`. */
function editorIn(form: HTMLFormElement | null, path: string) {
  const all = form?.querySelectorAll<HTMLElement>('[data-field]') ?? []
  return [...all].find((one) => one.dataset['field'] === path)
}

/** False when the form does not show the field. */
function focusField(form: HTMLFormElement | null, path: string) {
  const field = fieldIn(form, path) ?? editorIn(form, path)
  field?.focus()
  return field !== undefined
}
