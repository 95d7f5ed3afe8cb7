import { useLocation, useNavigate, useSearchParams } from 'react-router'

/** The address names the conversation (`c`), so a conversation is a link; `to` names a person to write to. */
export function useChatAddress() {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const pathOf = (id: string) => `${pathname}?c=${id}`
  const conversationId = params.get('c')
  return {
    conversationId,
    withUserId: conversationId === null ? params.get('to') : null,
    listPath: pathname,
    pathOf,
    toList: () => void navigate(pathname, { replace: true }),
    open: (id: string) => void navigate(pathOf(id), { replace: params.has('to') }),
  }
}

export type ChatAddress = ReturnType<typeof useChatAddress>
