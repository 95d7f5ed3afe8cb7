import { useState } from 'react'
import { currentHost } from '../../../call/page-urls.ts'
import type { StepUpMethod } from '../../../contract/index.ts'
import { useAction, usePortal } from '../../../react/index.ts'
import { forgetReturn, keepReturn } from '../../../call/step-up/away.ts'

export type AwayMethod = Extract<StepUpMethod, { kind: 'signOn' | 'messenger' }>

type Status = 'here' | 'away' | 'blocked'

/** Goes to the messenger or the provider: in a page of its own where there can be one, else in this one. */
export function useAway(method: AwayMethod) {
  const portal = usePortal()
  const signOn = useAction('startSignOnStepUp')
  const messenger = useAction('startMessengerStepUp')
  const [status, setStatus] = useState<Status>('here')
  const { host, miniProgram } = currentHost()
  // Messengers and mini programs open no second page.
  const isInside = host !== 'browser' || miniProgram
  const leaves = isInside || status === 'blocked'

  const begin = async () => {
    if (method.kind === 'signOn') {
      const begun = await signOn.run({ id: method.id })
      return begun.status === 'done' ? begun.data.authorizationUrl : null
    }
    const from = method.type === 'wechat' && host === 'wecom' ? 'app' : 'browser'
    const begun = await messenger.run({ type: method.type, from })
    return begun.status === 'done' ? begun.data.authorizeUrl : null
  }

  const go = async () => {
    forgetReturn()
    // At once, with nothing in it yet: a browser opens no page for what happens later than the press.
    const page = leaves ? null : window.open('', '_blank')
    if (!leaves && page === null) return setStatus('blocked')
    const url = await begin()
    if (url === null) return page?.close()
    if (page === null) {
      keepReturn()
      return portal.navigate(url)
    }
    page.location.replace(url)
    return setStatus('away')
  }

  const { status: step, ...state } = method.kind === 'signOn' ? signOn : messenger
  return {
    go,
    status,
    leaves,
    isPending: step === 'pending',
    problem: step === 'failed' && 'problem' in state ? state.problem : null,
  }
}
