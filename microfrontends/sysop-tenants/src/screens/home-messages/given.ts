import { type HomeMessage, plainText } from '@atrium/shared-utility/contract'
import type { CallFakes } from '@atrium/shared-utility/testing'

/** One message as the server has it; a test names only what it is about. */
export function aMessage(facts: Partial<HomeMessage> = {}): HomeMessage {
  return {
    id: 'm1',
    title: '系统升级',
    hasZh: true,
    hasEn: false,
    level: 'warn',
    audience: 'all',
    audienceCount: 0,
    audienceNames: [],
    status: 'draft',
    pinned: false,
    publishAt: null,
    expireAt: null,
    authorName: '王运营',
    authorId: 'u1',
    reach: null,
    reads: 0,
    createdAt: '2026-03-05T08:00:00.000Z',
    version: 3,
    titleZh: '系统升级',
    contentZh: plainText('周六夜间升级'),
    titleEn: null,
    contentEn: null,
    audienceOf: [],
    attachments: [],
    ...facts,
  }
}

/** A server that holds these messages and refuses nothing. */
export function aServerWith(...list: HomeMessage[]): CallFakes {
  return {
    listHomeMessages: () => ({ total: list.length, list }),
    getHomeMessage: ({ id }) => aMessage(list.find((one) => one.id === id)),
    listSaasCategories: () => [{ id: 'retail', code: 'retail', name: '零售', nameEn: 'Retail', parentId: null }],
    suggestEnterprises: () => [{ entid: 'acme1', name: 'Acme' }],
    writeHomeMessage: () => ({ id: 'm1', version: 4 }),
    publishHomeMessage: () => ({ status: 'published' }),
    withdrawHomeMessage: () => ({}),
    deleteHomeMessage: () => ({}),
    getAttachmentLimits: () => ({ perMessage: 5, maxSize: 20 * 1024 * 1024, extensions: ['pdf', 'png'] }),
  }
}
