import { renderScreen, signedInAs, type CallFakes, type ScreenOptions } from '@atrium/shared-utility/testing'
import {
  type Application,
  type CallOutput,
  type HomeCard,
  homeCards,
  type Message,
  type PlacedCard,
  plainText,
  UserType,
} from '@atrium/shared-utility/contract'
import { messages } from './messages.ts'
import { routes } from './routes.tsx'

const wide: readonly HomeCard[] = ['todo', 'pinned', 'applications', 'team']

/** What the tests of this parcel are made of; each names only what it is about. */
export const given = {
  application: (changes: Partial<Application> = {}): Application => ({
    id: 'orders',
    name: '订单',
    icon: 'list',
    color: null,
    url: '/app/orders',
    isRefused: false,
    kind: 'form',
    version: '1',
    visible: true,
    description: '',
    category: null,
    ...changes,
  }),
  pin: (id: string, name: string, sort: number) => ({
    id,
    name,
    icon: null,
    color: 'teal' as const,
    url: `/app/${id}`,
    isRefused: false,
    sort,
  }),
  message: (changes: Partial<Message> = {}): Message => ({
    id: 'm1',
    type: 'message',
    title: '停机通知',
    content: plainText('周六维护'),
    lang: 'zh-CN',
    level: 'info',
    pinned: false,
    url: null,
    attachments: [],
    createdAt: '2026-01-02T03:04:05.000Z',
    read: false,
    ...changes,
  }),
  messages: (list: Message[]): CallOutput<'listMessages'> => ({
    list,
    total: list.length,
    unread: list.filter(({ read }) => !read).length,
  }),
  homePage: (changes: Partial<Record<HomeCard, Partial<PlacedCard>>> = {}, version = 0): CallOutput<'getHomePage'> => ({
    layout: homeCards.map((id, y) => ({
      id,
      type: id,
      x: wide.includes(id) ? 0 : 1,
      y,
      w: wide.includes(id) ? 2 : 1,
      h: 1,
      props: { isHidden: false, isLocked: false },
      ...changes[id],
    })),
    version,
  }),
  enterprise: (changes: Partial<CallOutput<'getCurrentEnterprise'>> = {}): CallOutput<'getCurrentEnterprise'> => ({
    curEntId: 'acme1',
    entType: 0,
    entName: '示例企业',
    logo: null,
    userId: 'person1',
    userType: UserType.member,
    title: null,
    list: [{ entId: 'acme1', name: '示例企业', entType: 0, userType: UserType.member }],
    ...changes,
  }),
}

/** A server with nothing on it yet. */
export const empty: CallFakes = {
  getCurrentEnterprise: () => given.enterprise(),
  listApplications: () => [],
  listCommonApplications: () => [],
  listOpenedApplications: () => [],
  listAskableApplications: () => [],
  listMessages: () => given.messages([]),
  listEntrances: () => [],
  getHomePage: () => given.homePage(),
  listTodos: () => [],
  listTrusterTodos: () => [],
  countTodos: () => ({}),
  getOwnTeam: () => null,
  getNewestMessage: () => null,
  getEnterprisePlace: () => ({
    address: '',
    longitude: '',
    latitude: '',
    version: 0,
    provider: 'gaode_map',
    link: null,
  }),
}

/** Draws the parcel at an address, for a member of an enterprise, on an empty server with these answers. */
export function drawParcel(path: string, { calls, session = signedInAs(0), ...options }: ScreenOptions = {}) {
  return renderScreen(routes, { path, session, messages, ...options, calls: { ...empty, ...calls } })
}
