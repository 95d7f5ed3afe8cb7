import type { RouteObject } from 'react-router'

// Each part is fetched when it is opened, with its own words.
const packages = () => import('./screens/packages/pages.tsx')
const updates = () => import('./screens/updates/pages.tsx')
const bundles = () => import('./screens/bundles/pages.tsx')
const telemetry = () => import('./screens/telemetry/pages.tsx')
const rollouts = () => import('./screens/rollouts/pages.tsx')
const parcels = () => import('./screens/parcels/pages.tsx')

export const routes: RouteObject[] = [
  { path: '/sysop/package', lazy: async () => ({ element: (await packages()).packages }) },
  { path: '/sysop/package/:platform/:id', lazy: async () => ({ element: (await packages()).onePackage }) },
  { path: '/sysop/update', lazy: async () => ({ element: (await updates()).updates }) },
  { path: '/sysop/update/bundle', lazy: async () => ({ element: (await bundles()).bundles }) },
  { path: '/sysop/update/bundle/:id', lazy: async () => ({ element: (await bundles()).oneBundle }) },
  { path: '/sysop/update/:id', lazy: async () => ({ element: (await updates()).oneUpdate }) },
  { path: '/sysop/parcels', lazy: async () => ({ element: (await parcels()).parcels }) },
  { path: '/sysop/parcels/override', lazy: async () => ({ element: (await parcels()).overrides }) },
  { path: '/sysop/parcels/revision', lazy: async () => ({ element: (await parcels()).revisions }) },
  { path: '/sysop/parcels/revision/:id', lazy: async () => ({ element: (await parcels()).oneRevision }) },
  { path: '/sysop/parcels/proposal', lazy: async () => ({ element: (await parcels()).proposals }) },
  { path: '/sysop/parcels/proposal/:id', lazy: async () => ({ element: (await parcels()).oneProposal }) },
  { path: '/sysop/parcels/platform', lazy: async () => ({ element: (await parcels()).platformTokens }) },
  { path: '/sysop/parcels/rollout', lazy: async () => ({ element: (await rollouts()).rollouts }) },
  { path: '/sysop/parcels/rollout/:id', lazy: async () => ({ element: (await rollouts()).oneRollout }) },
  { path: '/sysop/parcels/:slug', lazy: async () => ({ element: (await parcels()).oneParcel }) },
  { path: '/sysop/telemetry', lazy: async () => ({ element: (await telemetry()).telemetry }) },
  { path: '/sysop/telemetry/:slug', lazy: async () => ({ element: (await telemetry()).parcelTelemetry }) },
]
