import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { Jump } from '../conversation/jump.ts'

/** The address names the conversation (`c`), so a conversation is a link, and a message in it (`m`); `to` names a person to write to. */
export function useChatAddress() {
  const { pathname, key } = useLocation()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const pathOf = (id: string, seq?: number) => pathIn(pathname, id, seq)
  // One function while the path stays, so that the messages of a log are not drawn anew for another one.
  const goTo = useCallback(
    (id: string, to: number) => void navigate(pathIn(pathname, id, to), { replace: true }),
    [navigate, pathname],
  )
  const conversationId = params.get('c')
  const seq = Number(params.get('m'))
  return {
    conversationId,
    jump: Number.isSafeInteger(seq) && seq > 0 ? ({ seq, key } satisfies Jump) : null,
    withUserId: conversationId === null ? params.get('to') : null,
    listPath: pathname,
    pathOf,
    toList: () => void navigate(pathname, { replace: true }),
    open: (id: string) => void navigate(pathOf(id), { replace: params.has('to') }),
    goTo,
  }
}

function pathIn(pathname: string, id: string, seq?: number) {
  return `${pathname}?c=${id}${seq === undefined ? '' : `&m=${seq}`}`
}

export type ChatAddress = ReturnType<typeof useChatAddress>
