import type { RouteObject } from 'react-router'
import { AuditRecordScreen } from './screens/audit/AuditRecordScreen.tsx'
import { AuditScreen } from './screens/audit/AuditScreen.tsx'
import { EnterpriseScreen } from './screens/enterprises/EnterpriseScreen.tsx'
import { EnterprisesScreen } from './screens/enterprises/EnterprisesScreen.tsx'
import { UsersScreen } from './screens/users/UsersScreen.tsx'
import { SessionsScreen } from './screens/sessions/SessionsScreen.tsx'
import { SignInsScreen } from './screens/sign-ins/SignInsScreen.tsx'

// Opened seldom, so each is fetched by itself, with its own words.
const person = () => import('./screens/person/PersonScreen.tsx')
const care = () => import('./screens/care/pages.tsx')
const bulk = () => import('./screens/bulk/pages.tsx')
const jobs = () => import('./screens/jobs/pages.tsx')
const homeMessages = () => import('./screens/home-messages/pages.tsx')
const saas = () => import('./screens/saas/pages.tsx')

export const routes: RouteObject[] = [
  { path: '/sysop/enterprise', element: <EnterprisesScreen /> },
  { path: '/sysop/enterprise/:entid', element: <EnterpriseScreen /> },
  { path: '/sysop/users', element: <UsersScreen /> },
  {
    path: '/sysop/users/:userid',
    lazy: async () => {
      const { PersonScreen } = await person()
      return { element: <PersonScreen /> }
    },
  },
  { path: '/sysop/bulk', lazy: async () => ({ element: (await bulk()).bulk }) },
  { path: '/sysop/saas', lazy: async () => ({ element: (await saas()).saas }) },
  { path: '/sysop/saas/:id', lazy: async () => ({ element: (await saas()).category }) },
  { path: '/sysop/message', lazy: async () => ({ element: (await homeMessages()).homeMessages }) },
  { path: '/sysop/message/:id', lazy: async () => ({ element: (await homeMessages()).homeMessage }) },
  { path: '/console/enterprises', lazy: async () => ({ element: (await care()).enterprises }) },
  { path: '/console/enterprises/:entid', lazy: async () => ({ element: (await care()).enterprise }) },
  { path: '/console/people', lazy: async () => ({ element: (await care()).people }) },
  { path: '/console/messages', lazy: async () => ({ element: (await homeMessages()).careMessages }) },
  { path: '/console/messages/:id', lazy: async () => ({ element: (await homeMessages()).careMessage }) },
  { path: '/sysop/sessions', element: <SessionsScreen /> },
  { path: '/sysop/sign-ins', element: <SignInsScreen /> },
  { path: '/sysop/job', lazy: async () => ({ element: (await jobs()).jobs }) },
  { path: '/sysop/job/:id', lazy: async () => ({ element: (await jobs()).job }) },
  { path: '/sysop/audit', element: <AuditScreen /> },
  { path: '/sysop/audit/:id', element: <AuditRecordScreen /> },
]
