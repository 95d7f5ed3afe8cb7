import { atriumStore, loadSession, sessionAtom } from '@atrium/shared-utility'
import { Problem, type LoginStatus } from '@atrium/shared-utility/contract'
import { nobody } from '../navigation/page.ts'

/** The pauses after each try. A page that everyone may see is not held back for long. */
const pausesMs = { own: [1_000, 3_000, 6_000], public: [1_000] } as const
/** A longer pause than this is not waited out in front of a splash: the person asks the server again. */
const longestPauseMs = 10_000

type FirstPage = { place: Element; isPublic: boolean }

/**
 * Finds out the session of the person who opens the page. Only the server's own word makes a person a stranger: while
 * it cannot be had it is asked for again, and then the person is told, at the address where they are. A public page
 * goes on without it.
 */
export async function beginSession(written: LoginStatus | undefined, { place, isPublic }: FirstPage) {
  if (written) return atriumStore.set(sessionAtom, written)
  while (!(await isAnswered(isPublic ? pausesMs.public : pausesMs.own)) && !isPublic) {
    const { untilRetried } = await import('./session-notice.ts')
    await untilRetried(place)
  }
}

async function isAnswered(pauses: readonly number[]) {
  for (const pauseMs of [...pauses, null]) {
    const problem = await ask()
    if (problem === null) return true
    const wantedMs = Math.max(pauseMs ?? 0, Number(problem.params['seconds'] ?? 0) * 1_000)
    if (pauseMs === null || wantedMs > longestPauseMs) break
    await new Promise((resolve) => setTimeout(resolve, wantedMs))
  }
  return false
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
