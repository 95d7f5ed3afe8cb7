import type { CallFakes } from '@atrium/shared-utility/testing'

const application = (id: string, name: string, url: string) =>
  ({ id, name, url, icon: null, color: null, isRefused: false, kind: 'link', version: '1', visible: true }) as const

export const answers: CallFakes = {
  listApplications: () => [application('a1', 'Orders', '/orders'), application('a2', 'Stock', '/stock')],
  listCommonApplications: () => [
    { id: 'a2', name: 'Stock', icon: null, color: null, url: '/stock', isRefused: false, sort: 1 },
  ],
  updateCommonApplications: () => ({}),
}
