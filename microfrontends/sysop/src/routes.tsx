import type { RouteObject } from 'react-router'
import { AuditRecordScreen } from './screens/audit/AuditRecordScreen.tsx'
import { AuditScreen } from './screens/audit/AuditScreen.tsx'
import { EnterpriseScreen } from './screens/enterprises/EnterpriseScreen.tsx'
import { EnterprisesScreen } from './screens/enterprises/EnterprisesScreen.tsx'
import { NetworksScreen } from './screens/networks/NetworksScreen.tsx'
import { UsersScreen } from './screens/users/UsersScreen.tsx'
import { SessionsScreen } from './screens/sessions/SessionsScreen.tsx'
import { SignInsScreen } from './screens/sign-ins/SignInsScreen.tsx'

// Opened seldom, so each is fetched by itself, with its own words.
const security = () => import('./screens/security/pages.tsx')
const jobs = () => import('./screens/jobs/pages.tsx')
const homeMessages = () => import('./screens/home-messages/pages.tsx')
const packages = () => import('./screens/packages/pages.tsx')
const dashboard = () => import('./screens/dashboard/pages.tsx')
const saas = () => import('./screens/saas/pages.tsx')

export const routes: RouteObject[] = [
  { path: '/sysop', lazy: async () => ({ element: (await dashboard()).dashboard }) },
  { path: '/sysop/enterprise', element: <EnterprisesScreen /> },
  { path: '/sysop/enterprise/:entid', element: <EnterpriseScreen /> },
  { path: '/sysop/users', element: <UsersScreen /> },
  { path: '/sysop/saas', lazy: async () => ({ element: (await saas()).saas }) },
  { path: '/sysop/message', lazy: async () => ({ element: (await homeMessages()).homeMessages }) },
  { path: '/sysop/package', lazy: async () => ({ element: (await packages()).packages }) },
  { path: '/sysop/package/:platform/:id', lazy: async () => ({ element: (await packages()).onePackage }) },
  { path: '/sysop/security', lazy: async () => ({ element: (await security()).security }) },
  { path: '/sysop/sessions', element: <SessionsScreen /> },
  { path: '/sysop/sign-ins', element: <SignInsScreen /> },
  { path: '/sysop/networks', element: <NetworksScreen /> },
  { path: '/sysop/job', lazy: async () => ({ element: (await jobs()).jobs }) },
  { path: '/sysop/job/:id', lazy: async () => ({ element: (await jobs()).job }) },
  { path: '/sysop/audit', element: <AuditScreen /> },
  { path: '/sysop/audit/:id', element: <AuditRecordScreen /> },
]
