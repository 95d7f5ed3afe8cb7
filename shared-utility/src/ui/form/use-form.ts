import { useState } from 'react'
import type { z } from 'zod'
import { issueText, type Problem, problems } from '../../contract/index.ts'
import { useLang } from '../../react/index.ts'
import { blank, collisions, type FormValues, isSame, rebase, type Sends, toInput } from './values.ts'

type Options<Schema extends z.ZodObject> = {
  /** The call's own input schema: the server checks with the same one. */
  schema: Schema
  initial: FormValues
  /** Input that no field shows: ids, versions, keys. */
  constants?: Record<string, unknown> | undefined
  sends: Sends
}

/** The state of one form: its values, and what is wrong with them by path. */
export function useForm<Schema extends z.ZodObject>({ schema, initial, constants, sends }: Options<Schema>) {
  const lang = useLang()
  const [base, setBase] = useState(initial)
  const [values, setValues] = useState(initial)
  const [theirs, setTheirs] = useState<FormValues>({})
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<Record<string, string>>({})

  if (!isSame(initial, base)) {
    setBase(initial)
    setTheirs(collisions(values, base, initial))
    setValues(rebase(values, base, initial))
  }

  const check = (filled: FormValues) =>
    schema.safeParse({ ...constants, ...toInput({ values: filled, initial: base, sends }) })
  const checked = check(values)
  const issues = checked.error?.issues ?? []
  const required = new Set((check(blank(values)).error?.issues ?? []).map((issue) => issue.path.join('.')))

  function errorOf(path: string) {
    const issue = visited.has(path) && issues.find((each) => each.path.join('.') === path)
    return refused[path] ?? (issue ? issueText(issue, lang) : undefined)
  }

  function setValue(path: string, value: string | boolean) {
    setValues((last) => ({ ...last, [path]: value }))
    setRefused(({ [path]: _answered, ...others }) => others)
  }

  /** Every field says what is wrong with it; answers the path of the first, in the order of the fields. */
  function showIssues() {
    setVisited(new Set(Object.keys(values)))
    const wrong = new Set(issues.map((issue) => issue.path.join('.')))
    return Object.keys(values).find((path) => wrong.has(path))
  }

  /** Shows what the server refused at the fields it named; answers the first of them that this form has. */
  function refuse(problem: Problem, message: string) {
    const named = Object.entries(refusals(problem, message)).filter(([path]) => path in values)
    setRefused(Object.fromEntries(named))
    return named[0]?.[0]
  }

  return {
    values,
    theirs,
    isDirty: !isSame(values, base),
    isRequired: (path: string) => required.has(path),
    errorOf,
    setValue,
    visit: (path: string) => setVisited((last) => new Set([...last, path])),
    showIssues,
    refuse,
    /** The checked input, or undefined while something is wrong. */
    input: checked.data,
  }
}

function refusals(problem: Problem, message: string): Record<string, string> {
  const named = Object.fromEntries(problem.fields.map(({ field, msg }) => [field, msg]))
  const entry = problems[problem.code]
  return 'field' in entry ? { [entry.field]: message, ...named } : named
}
