import type { RouteObject } from 'react-router'
import { OpenBindScreen } from './screens/bind/OpenBindScreen.tsx'
import { MessengerScreen } from './screens/messenger/MessengerScreen.tsx'

export const routes: RouteObject[] = [
  { path: '/integration/login', element: <MessengerScreen type="dingtalk" /> },
  { path: '/integration/loginfs', element: <MessengerScreen type="feishu" /> },
  { path: '/integration/loginqywx', element: <MessengerScreen type="wechat" /> },
  { path: '/openBind', element: <OpenBindScreen /> },
]
