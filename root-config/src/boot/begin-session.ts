import { atriumStore, loadSession, sessionAtom } from '@atrium/shared-utility'
import { Problem, type LoginStatus } from '@atrium/shared-utility/contract'
import { nobody } from '../navigation/page.ts'

/** The pauses after each try. A page that everyone may see is not held back for long. */
const pausesMs = { own: [1_000, 3_000, 6_000], public: [1_000] } as const
/** A longer pause than this is not waited out in front of a splash: the person is told. */
const longestPauseMs = 10_000

type FirstPage = { place: Element; isPublic: boolean }

/**
 * Finds out the session of the person who opens the page. Only the server's own word makes a person a stranger: while
 * it cannot be had it is asked for again, and then the person is told, too, at the address where they are. A public page
 * goes on without it.
 */
export async function beginSession(written: LoginStatus | undefined, { place, isPublic }: FirstPage) {
  if (written) return atriumStore.set(sessionAtom, written)
  const problem = await lastProblem(isPublic ? pausesMs.public : pausesMs.own)
  if (problem === null || isPublic) return
  const { untilKnown } = await import('./session-notice.ts')
  await untilKnown(place, { problem, ask })
}

/** Why the session is still unknown after a few tries; null when it is known. */
async function lastProblem(pauses: readonly number[]) {
  for (let tries = 0; ; tries += 1) {
    const problem = await ask()
    const wantedMs = Math.max(pauses[tries] ?? Infinity, Number(problem?.params['seconds'] ?? 0) * 1_000)
    if (problem === null || wantedMs > longestPauseMs) return problem
    await new Promise((resolve) => setTimeout(resolve, wantedMs))
  }
}

/** Null when the session is known now. */
async function ask() {
  try {
    await loadSession()
    return null
  } catch (cause) {
    const problem = cause instanceof Problem ? cause : new Problem('internal', {}, { cause })
    if (problem.status !== 401 && problem.status !== 503) return told(problem)
    atriumStore.set(sessionAtom, { ...nobody, isSysUpdating: problem.status === 503 })
    return null
  }
}

function told(problem: Problem) {
  console.error('The session could not be read', problem) // eslint-disable-line no-console -- telemetry of the shell
  return problem
}
