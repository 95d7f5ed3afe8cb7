import { problemMessage } from '../../index.ts'
import { passwordCalls, issueText, problems, type Problem } from '../../contract/index.ts'
import { useAction, useLang } from '../../react/index.ts'
import { useState, type FormEvent } from 'react'
import { usePasswordText } from './text.ts'

type Values = { oldPassword: string; newPassword: string; repeat: string; endOthers: boolean }
type Field = 'oldPassword' | 'newPassword' | 'repeat'
type Options = { asksOld: boolean; token?: string | undefined; onDone: () => void }

const empty: Values = { oldPassword: '', newPassword: '', repeat: '', endOthers: true }
const { newPassword } = passwordCalls.changePassword.input.shape

/** What is typed, what is wrong with it, and the way to the server; the server has the last word on a password. */
export function usePasswordForm({ asksOld, token, onDone }: Options) {
  const t = usePasswordText()
  const lang = useLang()
  const changing = useAction('changePassword')
  const choosing = useAction('chooseNewPassword')
  const action = token === undefined ? changing : choosing
  const [values, setValues] = useState(empty)
  const [visited, setVisited] = useState<readonly Field[]>([])
  const problem = action.status === 'failed' ? action.problem : null
  const refusedField = problem && fieldOf(problem)

  const wrong: Partial<Record<Field, string>> = {}
  const issue = newPassword.safeParse(values.newPassword).error?.issues[0]
  if (asksOld && values.oldPassword === '') wrong.oldPassword = t('password.required')
  if (issue) wrong.newPassword = values.newPassword === '' ? t('password.required') : issueText(issue, lang)
  if (values.repeat !== values.newPassword) wrong.repeat = t('password.differs')

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { elements } = event.currentTarget
    setVisited(['oldPassword', 'newPassword', 'repeat'])
    const [first] = Object.keys(wrong)
    if (first !== undefined) return focus(elements, first)
    const { repeat: _repeat, oldPassword, ...sent } = values
    const result =
      token === undefined
        ? await changing.run({ op: 'change', ...sent, ...(asksOld && { oldPassword }) })
        : await choosing.run({ token, newPassword: sent.newPassword })
    if (result.status === 'failed') return focus(elements, fieldOf(result.problem) ?? 'newPassword')
    setValues(empty)
    setVisited([])
    onDone()
  }

  return {
    values,
    isPending: action.status === 'pending',
    /** A refusal that is about none of the fields. */
    problem: refusedField ? null : problem,
    refusalOf: (field: Field) =>
      problem && refusedField === field ? problemMessage(problem) : visited.includes(field) ? wrong[field] : undefined,
    change: (part: Partial<Values>) => {
      action.reset()
      setValues((last) => ({ ...last, ...part }))
    },
    visit: (field: Field) => values[field] !== '' && setVisited((last) => [...last, field]),
    handleSubmit,
  }
}

function focus(elements: HTMLFormControlsCollection, field: string) {
  const input = elements.namedItem(field)
  if (input instanceof HTMLElement) input.focus()
}

function fieldOf(problem: Problem) {
  const entry = problems[problem.code]
  return 'field' in entry ? entry.field : problem.fields[0]?.field
}
