import { problemMessage } from '../../i18n/problem-message.ts'
import { useAction } from '../../react/use-action.ts'

export type TextWay = 'password' | 'totp' | 'recovery'

/** Confirms who the person is, by what they type. */
export function useStepUp(way: TextWay) {
  const password = useAction('verifyPassword')
  const code = useAction('verifyTwoStep')
  const action = way === 'password' ? password : code

  const confirm = async (text: string) => {
    const result =
      way === 'password'
        ? await password.run({ op: 'verify', password: text })
        : await code.run({ kind: way, code: text })
    return result.status === 'done'
  }
  const reset = () => {
    password.reset()
    code.reset()
  }

  const problem = action.status === 'failed' ? action.problem : null
  const isWrong = problem?.code === 'passwordWrong' || problem?.code === 'codeInvalid'
  return {
    confirm,
    reset,
    problem,
    /** What was wrong with what was typed, to be said at the field. */
    refusal: isWrong ? problemMessage(problem) : null,
    isPending: action.status === 'pending',
  }
}
