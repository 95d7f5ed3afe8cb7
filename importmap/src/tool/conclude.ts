import { BuildRefused } from '../build-refused.ts'
import { Misuse } from './misuse.ts'
import type { Outcome } from './outcome.ts'
import { PortalSilent } from './portal.ts'

/**
 * Does it, says what came of it, and answers the exit code; or the one of a program that has said all itself. What the
 * developer can mend is told in a sentence.
 */
export async function conclude(isJson: boolean, perform: () => Promise<Outcome | number>) {
  try {
    const outcome = await perform()
    if (typeof outcome === 'number') return outcome
    tell(outcome, isJson)
    return outcome.isGood ? 0 : 1
  } catch (error) {
    const isMisuse = error instanceof Misuse
    if (!isMisuse && !(error instanceof BuildRefused) && !(error instanceof PortalSilent)) throw error
    tell({ isGood: false, lines: [error.message], data: { refused: [error.message] } }, isJson)
    return isMisuse ? 2 : 1
  }
}

function tell({ isGood, lines, data }: Outcome, isJson: boolean) {
  if (isJson) console.log(JSON.stringify({ ok: isGood, ...data }))
  else for (const line of lines) (isGood ? console.log : console.error)(line)
}
