/** One enterprise's app in each of the three; every secret is the app's id and `-secret`. */
const fakeApps = {
  dingtalk: { corpId: 'dingfakecorp', agentId: '1001', appId: 'dingfakeapp', tenantKey: '' },
  feishu: { corpId: '', agentId: '', appId: 'cli_fakeapp', tenantKey: 'faketenant' },
  wechat: { corpId: 'wwfakecorp', agentId: '1000002', appId: 'wwfakecorp', tenantKey: '' },
} as const

export type Provider = keyof typeof fakeApps
export const providers = ['dingtalk', 'feishu', 'wechat'] as const satisfies readonly Provider[]

/** Knows every app that was registered, by provider and the id that its secret belongs to. */
export type FakeApp = Record<'appId' | 'secret' | 'corpId' | 'agentId' | 'tenantKey', string> & { provider: Provider }

/** A person who uses the messengers. An outsider belongs to none of the companies; WeCom sends nothing to a person without a licence. */
export type FakePerson = { id: string; name: string; isOutsider?: boolean; tenantKey?: string; isUnlicensed?: boolean }

export const fakePeople: readonly FakePerson[] = [
  { id: 'colleague-1', name: '同事一' },
  { id: 'colleague-2', name: '同事二' },
  { id: 'colleague-3', name: '同事三' },
  { id: 'outsider', name: '外部联系人', isOutsider: true },
]

export function secretOf(appId: string) {
  return `${appId}-secret`
}

/** The demo's apps, as they are entered in an enterprise's settings. */
export function demoApps(): FakeApp[] {
  return providers.map((provider) => ({ provider, ...fakeApps[provider], secret: secretOf(fakeApps[provider].appId) }))
}
