import { configureCalls } from '@atrium/shared-utility'
import { type CallOutput, Problem, UserType } from '@atrium/shared-utility/contract'
import { signedInAs, type CallFakes } from '@atrium/shared-utility/testing'

/** Agent strings as the messengers send them. */
const agents = {
  dingtalk:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_4 like Mac OS X) AppleWebKit/605.1.15 Mobile/23E246 AliApp(DingTalk/7.8.1) com.laiwang.DingTalk/46766536 Channel/201200 language/zh-Hans-CN UT4Aplus/0.0.6 WK',
  dingtalkAndroid:
    'Mozilla/5.0 (Linux; Android 14; V2307A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0 Mobile Safari/537.36 AliApp(DingTalk/7.6.0) com.alibaba.android.rimet/40251037 Channel/700159 language/zh-CN',
  feishu:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_4 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Lark/7.62.12 LarkLocale/zh_CN ChannelName/Feishu',
  wechat:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_4 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 wxwork/4.1.30 MicroMessenger/7.0.1 Language/zh ColorScheme/Light',
  browser: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36',
}

/** Shows the page in one of them; the request layer and the page both read it from here. Returns the way back. */
export function openedIn(name: keyof typeof agents) {
  const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agents[name])
  const restore = configureCalls({ agent: () => agents[name] })
  return () => {
    agent.mockRestore()
    restore()
  }
}

export const bound: CallOutput<'appBind'> = {
  status: 1,
  user_type: UserType.member,
  token: { accessToken: 't', entId: 'acme1' },
  loginHomepage: '/space-acme1/user/workbench',
  session: signedInAs(0, { curEntId: 'acme1' }),
}
export const unbound = { status: 0, type: 'feishu', openid: 'ou_1', nickname: '王芳', appUserId: 'u1' } as const

/** What `/openBind` is told of an account that no person has claimed. */
export const ticket: NonNullable<CallOutput<'getBindTicket'>> = {
  type: 'feishu',
  nickname: '王芳',
  entId: 'acme1',
  entName: 'Acme',
  canRegister: false,
  isReturning: false,
  signedInAs: null,
}

/** An enterprise with all three, in which the arriving person is bound already. */
export const everything: CallFakes = {
  getMessengerApp: () => ({ corpId: 'ding-acme', agentId: '7', appId: 'app-acme' }),
  getMessengerConnect: ({ type, from }) => ({
    type,
    enabled: true,
    authorizeUrl: `https://provider.example/authorize?from=${from}`,
    state: 'state1',
  }),
  signInDingtalk: () => bound,
  signInFeishu: () => bound,
  signInWecom: () => bound,
  getBindTicket: () => new Problem('bindTicketExpired'),
}
