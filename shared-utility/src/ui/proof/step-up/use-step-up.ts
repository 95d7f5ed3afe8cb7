import { problemMessage } from '../../../page/i18n/problem-message.ts'
import type { Problem } from '../../../contract/index.ts'
import { useAction } from '../../../react/use-action.ts'

export type TextMethod = 'password' | 'totp' | 'recovery'

/** Confirms who the person is, by what they type. */
export function useStepUp(method: TextMethod) {
  const password = useAction('verifyPassword')
  const code = useAction('verifyTwoStep')
  const action = method === 'password' ? password : code

  const confirm = async (text: string) => {
    const result =
      method === 'password'
        ? await password.run({ op: 'verify', password: text })
        : await code.run({ kind: method, code: text })
    if (result.status === 'done') return 'confirmed'
    return isAboutText(result.problem) ? 'wrong' : 'refused'
  }
  const problem = action.status === 'failed' ? action.problem : null
  const isWrong = problem !== null && isAboutText(problem)
  // A lock goes on counting down, whatever is typed.
  const reset = () => {
    if (isWrong) action.reset()
  }
  return {
    confirm,
    reset,
    problem,
    /** What was wrong with what was typed, to be said at the field. */
    refusal: isWrong ? problemMessage(problem) : null,
    isPending: action.status === 'pending',
  }
}

function isAboutText({ code }: Problem) {
  return code === 'passwordWrong' || code === 'codeInvalid'
}
