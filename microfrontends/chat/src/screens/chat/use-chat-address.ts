import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { Jump } from '../conversation/jump.ts'

/** The address names the conversation (`c`), so a conversation is a link, and a message in it (`m`); `to` names a person to write to. */
export function useChatAddress() {
  const { pathname, key } = useLocation()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const pathOf = (id: string, seq?: number) => `${pathname}?c=${id}${seq === undefined ? '' : `&m=${seq}`}`
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
    goTo: (id: string, to: number) => void navigate(pathOf(id, to), { replace: true }),
  }
}

export type ChatAddress = ReturnType<typeof useChatAddress>
