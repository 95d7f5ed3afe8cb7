type HostName = 'dingtalk' | 'gdt' | 'feishu' | 'wecom' | 'wechat' | 'browser'
type HostOs = 'ios' | 'android' | 'harmony' | 'windows' | 'mac' | 'other'

/** The program that shows the page. It picks a flow and nothing else: an agent string proves nothing. */
export type Host = {
  host: HostName
  /** Inside a mini program's web view, of whichever host. */
  miniProgram: boolean
  /** The host's own version, where its agent names one. */
  version?: string
  os: HostOs
}

/** What a host writes into the page's window; iOS agents of mini programs need not name the mini program. */
export type HostWindow = { __wxjs_environment?: unknown }

type Mark = { host: HostName; test: RegExp; not?: RegExp }

// The order matters: WeCom's agent also names MicroMessenger, and the government edition may name DingTalk.
const marks: readonly Mark[] = [
  { host: 'gdt', test: /TaurusApp(?:\/([\d.]+))?/i },
  // The learning app of the same maker sends DingTalk's words without being DingTalk.
  { host: 'dingtalk', test: /DingTalk[/(]([\d.]+)|DingTalk/i, not: /XueXi|cn\.xuexi/i },
  { host: 'feishu', test: /\b(?:Lark|Feishu)\/([\d.]+)?/i },
  { host: 'wecom', test: /wxwork\/([\d.]+)/i },
  { host: 'wechat', test: /MicroMessenger(?:\/([\d.]+))?/i },
]

/** Which host shows the page, by its agent string and what it wrote into the window (providers' agent strings). */
export function detectHost(agent: string, page: HostWindow = {}): Host {
  const mark = marks.find(({ test, not }) => test.test(agent) && !not?.test(agent))
  const version = mark?.test.exec(agent)?.[1]
  return {
    host: mark?.host ?? 'browser',
    miniProgram: isMiniProgram(agent, page),
    ...(version !== undefined && { version }),
    os: osOf(agent),
  }
}

// `dd-web` is DingTalk's word for a web view inside one of its mini programs.
function isMiniProgram(agent: string, page: HostWindow) {
  return page.__wxjs_environment === 'miniprogram' || /miniProgram|\bdd-web\b/i.test(agent)
}

const systems: readonly [RegExp, HostOs][] = [
  [/OpenHarmony|HarmonyOS/i, 'harmony'],
  [/iPhone|iPad|iPod/i, 'ios'],
  [/Android/i, 'android'],
  [/Windows/i, 'windows'],
  [/Macintosh|Mac OS/i, 'mac'],
]

function osOf(agent: string) {
  return systems.find(([pattern]) => pattern.test(agent))?.[1] ?? 'other'
}

/** The page that signs people in with a messenger, by the messenger's name on the wire (specification 2). */
export const messengerEntrances = {
  dingtalk: '/integration/login',
  feishu: '/integration/loginfs',
  wechat: '/integration/loginqywx',
} as const
export const entrancePaths: readonly string[] = Object.values(messengerEntrances)
/** Where an unknown account of a messenger is bound to a person. */
export const bindPath = '/openBind'

// On the wire `wechat` is WeCom; WeChat itself has no entrance here.
const entrances: Partial<Record<HostName, string>> = {
  dingtalk: messengerEntrances.dingtalk,
  feishu: messengerEntrances.feishu,
  wecom: messengerEntrances.wechat,
}

/** Where this host's people sign in by themselves, or null: a mini program has a sign-in page of its own. */
export function entranceOf({ host, miniProgram }: Host) {
  return miniProgram ? null : (entrances[host] ?? null)
}
