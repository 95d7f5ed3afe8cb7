import type { RouteObject } from 'react-router'
import { RecordsScreen } from './screens/records/RecordsScreen.tsx'

// Fetched when one of them is opened: most people look through a list first.
const record = () => import('./screens/record/pages.tsx')
const form = () => import('./screens/form/pages.tsx')
const deleted = () => import('./screens/deleted/pages.tsx')
const fromFile = () => import('./screens/import/pages.tsx')

export const routes: RouteObject[] = [...routesUnder('/app'), ...routesUnder('/m/app')]

/** The pages of an application, in the usual frame or in that of a phone. */
function routesUnder(base: string): RouteObject[] {
  return [
    { path: `${base}/:appId`, element: <RecordsScreen /> },
    { path: `${base}/:appId/:entity`, element: <RecordsScreen /> },
    { path: `${base}/:appId/:entity/new`, lazy: async () => ({ element: (await form()).newRecord }) },
    { path: `${base}/:appId/:entity/import`, lazy: async () => ({ element: (await fromFile()).recordImport }) },
    { path: `${base}/:appId/:entity/deleted`, lazy: async () => ({ element: (await deleted()).deletedRecords }) },
    { path: `${base}/:appId/:entity/:id`, lazy: async () => ({ element: (await record()).record }) },
    { path: `${base}/:appId/:entity/:id/edit`, lazy: async () => ({ element: (await form()).editRecord }) },
  ]
}
