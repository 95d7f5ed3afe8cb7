import type { RouteObject } from 'react-router'

// Each way in is fetched when it is opened, with its own words: no person waits for the others.
const registration = () => import('./screens/registration/pages.tsx')
const codes = () => import('./screens/codes.ts')
// Two small ones are one file: every file has to be named on the sign-in page.
const small = () => import('./screens/small.ts')
const reset = () => import('./screens/reset/pages.tsx')
const messenger = () => import('./screens/messenger/pages.tsx')

// What is used in the mobile application; the same page for all of them.
const appLinks = ['/client/signin/open', '/client/qrcode/main', '/client/workcircle/open', '/client/dashboard/open']

export const routes: RouteObject[] = [
  { path: '/sign/sms', lazy: async () => ({ element: (await registration()).smsSignIn }) },
  { path: '/sign/register', lazy: async () => ({ element: (await registration()).register }) },
  { path: '/user/join', lazy: async () => ({ element: (await registration()).join }) },
  { path: '/sign/scan', lazy: async () => ({ element: (await codes()).computer }) },
  { path: '/sign/confirm-scan', lazy: async () => ({ element: (await codes()).phone }) },
  { path: '/sign/passkey', lazy: async () => ({ element: (await small()).passkeySignIn }) },
  { path: '/home/signOn', lazy: async () => ({ element: (await small()).signOn }) },
  { path: '/loginMiddle', lazy: async () => ({ element: (await small()).middle }) },
  { path: '/integration/login', lazy: async () => ({ element: (await messenger()).dingtalk }) },
  { path: '/integration/loginfs', lazy: async () => ({ element: (await messenger()).feishu }) },
  { path: '/integration/loginqywx', lazy: async () => ({ element: (await messenger()).wecom }) },
  { path: '/openBind', lazy: async () => ({ element: (await messenger()).bind }) },
  { path: '/home/reset', lazy: async () => ({ element: (await reset()).reset }) },
  { path: '/home/email', lazy: async () => ({ element: (await reset()).email }) },
  ...appLinks.map((path) => ({ path, lazy: async () => ({ element: (await codes()).appLink }) })),
]
