import { endStepUp, keepSession } from '@atrium/shared-utility'
import type { CallInput, CallOutput, Problem, SignOnTrial } from '@atrium/shared-utility/contract'
import { landingAfter } from '@atrium/shared-utility/model'
import { useAction, usePortal } from '@atrium/shared-utility/react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

type Finish =
  | { status: 'pending' }
  | { status: 'failed'; problem: Problem }
  | { status: 'nothing' }
  /** A person proved again who they are, for another page: this one is of no more use. */
  | { status: 'over' }
  /** An administrator sees what the provider has told. */
  | { status: 'tried'; told: SignOnTrial; url: string | null }
  /** They had left, and are asked whether they come back. */
  | { status: 'returning'; entName: string; state: string }

/** Hands the provider's answer to the server, once, and goes on to the page that was first asked for. */
export function useFinish(): Finish {
  const { run, ...action } = useAction('finishSignOn')
  const portal = usePortal()
  const { search } = useLocation()
  const hasBegun = useRef(false)
  const [isOver, setIsOver] = useState(false)
  const [back, setBack] = useState<{ entName: string; state: string } | null>(null)
  const [trial, setTrial] = useState<{ told: SignOnTrial; url: string | null } | null>(null)
  const answer = answerIn(search)

  useEffect(() => {
    const given = answerIn(search)
    // An answer counts once: drawing the page again must not hand it in again.
    if (given === null || hasBegun.current) return
    hasBegun.current = true
    void run(given).then(async (result) => {
      if (result.status === 'failed') return
      if (result.data.done === 'returning') return setBack(result.data)
      if (result.data.done === 'tried') return setTrial(result.data)
      if (result.data.done === 'signedIn' && result.data.session) keepSession(result.data.session)
      const target = await nextAddress(result.data)
      if (target === null) setIsOver(true)
      else await portal.navigate(target, { replace: true })
    })
  }, [run, portal, search])

  if (isOver) return { status: 'over' }
  if (trial !== null) return { status: 'tried', told: trial.told, url: trial.url }
  if (back !== null) return { status: 'returning', ...back }
  if (answer === null) return { status: 'nothing' }
  return action.status === 'failed' ? action : { status: 'pending' }
}

function answerIn(search: string): CallInput<'finishSignOn'> | null {
  const params = new URLSearchParams(search)
  const text = (name: string) => params.get(name) ?? undefined
  const state = text('state')
  return state === undefined ? null : { state, code: text('code'), iss: text('iss'), error: text('error') }
}

/** Null where another page waits for the end of this one. */
async function nextAddress(done: Exclude<CallOutput<'finishSignOn'>, { done: 'returning' | 'tried' }>) {
  if (done.done === 'steppedUp') return endStepUp()
  const { origin } = window.location
  return landingAfter(done.url, done.done === 'signedIn' ? done.loginHomepage : '/user/profile', { origin })
}
