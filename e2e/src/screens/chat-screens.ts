import { UserType } from '@atrium/shared-utility/contract'
import { fakeChat } from './fake-chat.ts'
import type { Screen } from './screen.ts'

const member = { userType: UserType.member, answers: fakeChat }

/** What members write to each other. */
export const chatScreens: readonly Screen[] = [
  { name: 'chat', path: '/qChat', sameHeading: true, ...member },
  {
    name: 'chat-conversation',
    pattern: 'list beside a conversation',
    path: '/qChat?c=c1',
    sameHeading: true,
    ...member,
  },
  { name: 'chat-open', path: '/client/chat/open', sameHeading: true, ...member },
  { name: 'chat-preview', path: '/webchat/preview', ...member },
]
