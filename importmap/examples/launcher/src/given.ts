import type { CallFakes } from '@atrium/shared-utility/testing'

const plain = { icon: null, color: null, isRefused: false } as const
const own = { kind: 'link', version: '1', visible: true, description: '', category: null } as const

const application = (id: string, name: string, url: string) => ({ id, name, url, ...plain, ...own })

export const answers: CallFakes = {
  listApplications: () => [application('a1', 'Orders', '/orders'), application('a2', 'Stock', '/stock')],
  listCommonApplications: () => [{ id: 'a2', name: 'Stock', url: '/stock', ...plain, sort: 1 }],
  updateCommonApplications: () => ({}),
}
