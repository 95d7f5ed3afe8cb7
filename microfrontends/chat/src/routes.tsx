import type { RouteObject } from 'react-router'
import { ChatScreen } from './screens/chat/ChatScreen.tsx'

export const routes: RouteObject[] = [
  { path: '/qChat', element: <ChatScreen /> },
  // The address that applications are linked to by.
  { path: '/client/chat/open', element: <ChatScreen /> },
  { path: '/webchat/preview', element: <ChatScreen isPreview /> },
]
