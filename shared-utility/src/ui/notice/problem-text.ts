import type { Problem } from '../../contract/index.ts'
import { problemMessage } from '../../page/i18n/problem-message.ts'
import { useWords } from '../../react/use-session.ts'

/** Why it failed, in the language of the page: the server's words when it sent some. */
export function useProblemText(problem: Problem): string {
  useWords()
  return problemMessage(problem)
}
