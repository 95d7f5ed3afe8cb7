import { Alert, Box, FormControl, FormHelperText, FormLabel } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useField } from './form-context.ts'
import { useFormWords } from './words.ts'

/** What every field of a form is given. */
export type FieldProps = {
  /** The path of the value in the call's input: `admin.loginId`. */
  name: string
  label: string
  /** One line under the field: what it is for, or what it must look like. */
  help?: string | undefined
  /** What its value will do, to be known before it is sent; no error. */
  warning?: string | undefined
  /** Where the schema leaves it open, since another field decides. */
  isNeeded?: boolean | undefined
  /** How a value is said to people, where it is not said as it is. */
  say?: ((value: string) => string) | undefined
}

type Control = { id: string; 'aria-describedby': string }
type Props = FieldProps & { children: (control: Control) => ReactNode }

/** A label above, the control, and under it the help, below what is wrong; below that, what there is to know of it. */
export function FieldFrame({ name, label, help, warning, isNeeded = false, say = String, children }: Props) {
  const { error, isRequired, theirs } = useField(name)
  const words = useFormWords()
  const id = useId()
  const noteId = `${id}-note`
  const warningId = `${id}-warning`
  const collision = theirs === undefined ? undefined : words('theirs', { value: say(String(theirs)) || words('empty') })
  const wrong = error ?? collision

  return (
    <FormControl fullWidth required={isRequired || isNeeded} error={error !== undefined}>
      <FormLabel htmlFor={id} sx={{ mb: 1, fontSize: '0.875rem' }}>
        {label}
      </FormLabel>
      {children({ id, 'aria-describedby': warning === undefined ? noteId : `${noteId} ${warningId}` })}
      <FormHelperText id={noteId}>
        {wrong ?? help}
        {/* A person who typed it wrongly has to read the right form. */}
        {wrong !== undefined && help !== undefined && (
          <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            {help}
          </Box>
        )}
      </FormHelperText>
      {warning !== undefined && (
        <Alert id={warningId} severity="warning" sx={{ mt: 1 }}>
          {warning}
        </Alert>
      )}
    </FormControl>
  )
}
