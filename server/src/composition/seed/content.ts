import { type Lang, UserType } from '@atrium/shared-utility/contract'
import { demoEnterprises } from '../../portal/page/demo/accounts.ts'

export const categories = [
  { id: 'manufacturing', code: 'manufacturing', name: '制造业', name_en: 'Manufacturing', inCare: true },
  { id: 'retail', code: 'retail', name: '零售业', name_en: 'Retail', inCare: true },
  { id: 'services', code: 'services', name: '服务业', name_en: 'Services', inCare: false },
] as const

const { one, two } = demoEnterprises

export const enterprises = [
  { ...one, saasId: 'manufacturing', parentId: null, isControl: false, self: false, storageMb: 10_240 },
  { ...two, saasId: 'retail', parentId: null, isControl: true, self: true, storageMb: 51_200 },
] as const

/** The second enterprise has a navigation of its own. */
export const navigation = [
  { id: 'home', name: '企业主页', name_en: 'Enterprise home', icon: 'home', url: '/homepage' },
  { id: 'workbench', name: '工作台', name_en: 'Workbench', icon: 'apps', url: '/user/workbench' },
] as const

type Text = { title: string; content: string }
export type Message = {
  /** Default: just now. */
  daysAgo?: number
  /** Where there is something to do about it. */
  url?: string
  level: 'info' | 'warn' | 'critical'
  audience: 'all' | 'ent' | 'type'
  audienceIds: readonly string[]
  text: Record<Lang, Text>
}

export const messages: readonly Message[] = [
  {
    level: 'info',
    audience: 'all',
    audienceIds: [],
    text: {
      'zh-CN': { title: '演示环境说明', content: '这里的企业和账号均为示例数据，可放心试用。' },
      'en-US': {
        title: 'About this demo',
        content: 'The enterprises and accounts here are samples. Try whatever you like.',
      },
    },
  },
  {
    level: 'warn',
    audience: 'type',
    audienceIds: [String(UserType.administrator)],
    text: {
      'zh-CN': { title: '账号安全提醒', content: '正式使用前，请停用演示账号，并为每位成员设置各自的密码。' },
      'en-US': {
        title: 'Keep accounts safe',
        content: 'Before real use, retire the demo accounts and give every person a password of their own.',
      },
    },
  },
  {
    level: 'info',
    audience: 'type',
    audienceIds: [String(UserType.administrator)],
    text: {
      'zh-CN': { title: '管理员须知', content: '您可以管理本企业的成员、邀请、安全设置与登录方式。' },
      'en-US': {
        title: 'For administrators',
        content: 'You look after the members, invitations, security and sign-in methods of your enterprise.',
      },
    },
  },
]
