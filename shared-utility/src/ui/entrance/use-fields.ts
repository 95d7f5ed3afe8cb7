import { useLayoutEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import type { Problem } from '../../contract/index.ts'
import { problemMessage } from '../../index.ts'
import { fieldIn } from '../form/field-in.ts'
import { fieldOf } from './field-of.ts'

type Options<F extends string> = {
  initial: Record<F, string>
  /** The call's own schema of each field. */
  shape: Record<NoInfer<F>, z.ZodType>
  /** What the server refused at last. */
  problem: Problem | null
  /** What to say of a field that is not filled as it must be. */
  wordsOf: (field: F) => string
}

/** The fields of an entrance's form: what is typed, what is missing, and what the server said of each. */
export function useFields<F extends string>({ initial, shape, problem, wordsOf }: Options<F>) {
  const [values, setValues] = useState(initial)
  const [missing, setMissing] = useState<readonly F[]>([])
  /** Refusals of fields that were changed since are no longer said. */
  const [answered, setAnswered] = useState<Problem | null>(null)
  const formRef = useRef<HTMLFormElement>(null)
  /** The last refusal of a field that the form has and does not show now. */
  const [unseen, setUnseen] = useState<Problem | null>(null)
  const refused = problem === answered ? null : problem
  const at = refused && fieldOf(refused)
  const isField = (name: string | null | undefined) => typeof name === 'string' && Object.hasOwn(initial, name)
  const focus = (field: string) => fieldIn(formRef.current, field)?.focus()

  useLayoutEffect(() => {
    if (typeof at === 'string' && formRef.current && !fieldIn(formRef.current, at)) setUnseen(refused)
  }, [at, refused])

  return {
    values,
    formRef,
    focus,
    /** What the server refused and no field says. */
    problem: isField(at) && refused !== unseen ? null : refused,
    refusalOf: (field: F) => {
      if (missing.includes(field)) return wordsOf(field)
      return refused && at === field ? problemMessage(refused) : undefined
    },
    change: (part: Partial<Record<F, string>>) => {
      setValues((last) => ({ ...last, ...part }))
      setMissing((last) => last.filter((field) => !(field in part)))
      if (at !== undefined && at !== null && at in part) setAnswered(refused)
    },
    /** Says what is wrong with a field that a person leaves with something in it. */
    leave: (field: F) => {
      if (values[field] === '' || shape[field].safeParse(values[field]).success) return
      setMissing((last) => [...last.filter((other) => other !== field), field])
    },
    /** True when these are filled as they must be; otherwise the first that is not has the focus. */
    areWhole: (fields: readonly F[]) => {
      const unfilled = fields.filter((field) => !shape[field].safeParse(values[field]).success)
      setMissing(unfilled)
      if (unfilled[0] !== undefined) focus(unfilled[0])
      return unfilled.length === 0
    },
    /** Shows a person where the refusal stands. */
    focusOn: (refusal: Problem, otherwise: F) => {
      const name = fieldOf(refusal)
      focus(name !== undefined && isField(name) ? name : otherwise)
    },
  }
}
