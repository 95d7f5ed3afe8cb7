import { useRef, useState } from 'react'
import { Problem } from '../../contract/index.ts'
import { problemMessage } from '../../index.ts'
import type { ActionResult } from '../../react/index.ts'

type Form<Input> = {
  input: Input | undefined
  showIssues: () => string | undefined
  /** Gives the path of the first field the problem names, if it names any. */
  refuse: (problem: Problem, message: string) => string | undefined
}

type Options<Input, Done> = {
  form: Form<Input>
  onSubmit: (input: Input) => Promise<ActionResult<Done>>
  onDone: (data: Done) => void
  /** Goes to a field; false when it is not shown. */
  onField: (path: string) => boolean
}

/** Sends a form once per press, and takes the person to the first field that is wrong. */
export function useSubmit<Input, Done>({ form, onSubmit, onDone, onField }: Options<Input, Done>) {
  const isRunning = useRef(false)
  const [isPending, setIsPending] = useState(false)
  const [problem, setProblem] = useState<Problem>()

  async function submit() {
    const wrong = form.showIssues()
    if (wrong !== undefined) {
      if (!onField(wrong)) setProblem(new Problem('invalidInput', { details: wrong }))
      return
    }
    if (form.input === undefined || isRunning.current) return
    isRunning.current = true
    setIsPending(true)
    setProblem(undefined)
    const result = await onSubmit(form.input)
    isRunning.current = false
    setIsPending(false)
    if (result.status === 'done') return onDone(result.data)
    const refused = form.refuse(result.problem, problemMessage(result.problem))
    // The person does not see what is said of a field that is not shown.
    if (refused === undefined || !onField(refused)) setProblem(result.problem)
  }

  return { isPending, problem, submit }
}
