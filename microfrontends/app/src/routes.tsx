import type { RouteObject } from 'react-router'
import { RecordsScreen } from './screens/records/RecordsScreen.tsx'

// Fetched when one of them is opened: most people look through a list first.
const record = () => import('./screens/record/pages.tsx')
const form = () => import('./screens/form/pages.tsx')

export const routes: RouteObject[] = [
  { path: '/app/:appId', element: <RecordsScreen /> },
  { path: '/app/:appId/:entity', element: <RecordsScreen /> },
  { path: '/app/:appId/:entity/new', lazy: async () => ({ element: (await form()).newRecord }) },
  { path: '/app/:appId/:entity/:id', lazy: async () => ({ element: (await record()).record }) },
  { path: '/app/:appId/:entity/:id/edit', lazy: async () => ({ element: (await form()).editRecord }) },
]
