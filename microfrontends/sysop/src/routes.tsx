import type { RouteObject } from 'react-router'
import { NetworksScreen } from './screens/networks/NetworksScreen.tsx'

// Opened seldom, so each is fetched by itself, with its own words.
const security = () => import('./screens/security/pages.tsx')
const dashboard = () => import('./screens/dashboard/pages.tsx')
const traffic = () => import('./screens/traffic/pages.tsx')
const dictionary = () => import('./screens/dictionary/pages.tsx')
const settings = () => import('./screens/settings/pages.tsx')
const whiteList = () => import('./screens/white-list/pages.tsx')

export const routes: RouteObject[] = [
  { path: '/sysop', lazy: async () => ({ element: (await dashboard()).dashboard }) },
  { path: '/sysop/traffic', lazy: async () => ({ element: (await traffic()).traffic }) },
  { path: '/sysop/security', lazy: async () => ({ element: (await security()).security }) },
  { path: '/sysop/networks', element: <NetworksScreen /> },
  { path: '/sysop/white-list', lazy: async () => ({ element: (await whiteList()).whiteList }) },
  { path: '/sysop/dictionary', lazy: async () => ({ element: (await dictionary()).dictionary }) },
  { path: '/sysop/setting', lazy: async () => ({ element: (await settings()).settings }) },
]
