import type { RouteObject } from 'react-router'

// Each part is fetched when it is opened, with its own words.
const people = () => import('./screens/people/pages.tsx')
// Three small ones are one file: every file has to be named on the sign-in page.
const small = () => import('./screens/small.ts')
const signOn = () => import('./screens/sign-on/pages.tsx')

const applications = () => import('./screens/applications/pages.tsx')
// What an enterprise looks at, and what it announces: two files instead of three, as above.
const logs = () => import('./screens/console.ts')
const overview = logs
const announcements = () => import('./screens/announcements/pages.tsx')
const roles = () => import('./screens/roles/pages.tsx')
const departments = () => import('./screens/departments/pages.tsx')

export const routes: RouteObject[] = [
  { path: '/enterprise/overview', lazy: async () => ({ element: (await overview()).overview }) },
  { path: '/enterprise/announcements', lazy: async () => ({ element: (await announcements()).announcements }) },
  { path: '/enterprise/announcements/:id', lazy: async () => ({ element: (await announcements()).announcement }) },
  { path: '/enterprise/members', lazy: async () => ({ element: (await people()).members }) },
  { path: '/enterprise/members/import', lazy: async () => ({ element: (await people()).memberImport }) },
  { path: '/enterprise/departments', lazy: async () => ({ element: (await departments()).departments }) },
  { path: '/enterprise/roles', lazy: async () => ({ element: (await roles()).roles }) },
  { path: '/user/directory', lazy: async () => ({ element: (await departments()).directory }) },
  { path: '/enterprise/applications', lazy: async () => ({ element: (await applications()).applications }) },
  { path: '/enterprise/applications/category/:id', lazy: async () => ({ element: (await applications()).category }) },
  { path: '/enterprise/applications/requests', lazy: async () => ({ element: (await applications()).requests }) },
  { path: '/enterprise/invitations', lazy: async () => ({ element: (await people()).invitations }) },
  { path: '/enterprise/security', lazy: async () => ({ element: (await small()).security }) },
  { path: '/enterprise/messengers', lazy: async () => ({ element: (await small()).messengers }) },
  { path: '/enterprise/sign-on', lazy: async () => ({ element: (await signOn()).signOn }) },
  { path: '/enterprise/sign-ins', lazy: async () => ({ element: (await logs()).signIns }) },
  { path: '/enterprise/sessions', lazy: async () => ({ element: (await logs()).sessions }) },
  { path: '/enterprise/audit', lazy: async () => ({ element: (await logs()).audit }) },
  { path: '/enterprise/audit/:id', lazy: async () => ({ element: (await logs()).auditRecord }) },
  { path: '/enterprise/style', lazy: async () => ({ element: (await small()).style }) },
  // Where an operator opens the same inside an enterprise.
  { path: '/sysop/messengers', lazy: async () => ({ element: (await small()).operatedMessengers }) },
  { path: '/sysop/style', lazy: async () => ({ element: (await small()).operatedStyle }) },
  { path: '/sysop/sign-on', lazy: async () => ({ element: (await signOn()).operatedSignOn }) },
]
