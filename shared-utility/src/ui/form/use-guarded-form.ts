import { type FormEvent, useRef, useState } from 'react'
import type { z } from 'zod'
import { randomId } from '../../model/index.ts'
import { type ActionResult, useUnsavedGuard } from '../../react/index.ts'
import { fieldIn } from './field-in.ts'
import { useForm } from './use-form.ts'
import { useSubmit } from './use-submit.ts'
import type { FormValues, Sends } from './values.ts'

export type GuardedForm<Schema extends z.ZodObject, Done> = {
  schema: Schema
  /** The first value of every field, in the order the fields are drawn. */
  initial: FormValues
  constants?: Record<string, unknown>
  /** Default `everything`; `changes` for a form over something that exists. */
  sends?: Sends
  /** For what no person would miss, as an address for a test: it closes without a question. */
  isDisposable?: boolean
  onSubmit: (input: z.output<Schema>) => Promise<ActionResult<Done>>
  onDone: (data: Done) => void
}

/** A form, in a dialog or on a page: it sends once, leads to what is wrong, and asks before what was typed is dropped. */
export function useGuardedForm<Schema extends z.ZodObject, Done>(options: GuardedForm<Schema, Done>) {
  const { schema, initial, sends = 'everything', isDisposable = false } = options
  // What is sent again after a lost answer is there once, and is no change by another person.
  const [onceKey] = useState(randomId)
  const constants = 'onceKey' in schema.shape ? { onceKey, ...options.constants } : options.constants
  const form = useForm({ schema, initial, constants, sends })
  const element = useRef<HTMLFormElement>(null)
  const guard = useUnsavedGuard(form.isDirty && !isDisposable)
  const { isPending, problem, submit } = useSubmit({
    form,
    onSubmit: options.onSubmit,
    onDone: (data: Done) => {
      guard.release()
      options.onDone(data)
    },
    onField: (path) => focusField(element.current, path),
  })

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    // Portals bubble through React's tree: a submit inside a dialog above this one is not this form's.
    event.stopPropagation()
    await submit()
  }

  return { form, element, guard, isPending, problem, handleSubmit }
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
