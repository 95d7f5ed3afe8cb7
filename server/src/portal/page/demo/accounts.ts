import { type Lang, UserType } from '@atrium/shared-utility/contract'

/** Readable on purpose: these ids show in addresses, `/space-demo1/`. */
export const demoEnterprises = {
  one: { id: 'demo1', name: '示例企业一', shortName: 'Demo 1', entType: 0 },
  two: { id: 'demo2', name: '示例企业二', shortName: 'Demo 2', entType: 1 },
} as const

type DemoAccount = {
  loginId: string
  userType: UserType
  entId: string | null
  /** Another enterprise that the person works in, as what they are in the first. */
  alsoIn?: string
  /** The purpose of the account. */
  label: Record<Lang, string>
  /** The person's name; else the label is the name. */
  name?: string
  /** Department and position in the first enterprise. */
  title?: string
  /** E.164, counted as proven: a person who has it signs in by SMS. */
  phone?: string
}

const { one, two } = demoEnterprises

/** The operator of the platform; the only account of an installation without the demo. */
export const operatorAccount: DemoAccount = {
  loginId: 'operator',
  userType: UserType.operator,
  entId: null,
  label: { 'zh-CN': '平台运营', 'en-US': 'Platform operator' },
}

/** The accounts of the demo edition, at least one of every user type. All have the same password. */
export const demoAccounts: readonly DemoAccount[] = [
  { ...operatorAccount, name: '林谷雨' },
  {
    loginId: 'saas',
    name: '苏立夏',
    userType: UserType.saasAdministrator,
    entId: null,
    label: { 'zh-CN': 'SaaS 管理员', 'en-US': 'SaaS administrator' },
  },
  {
    loginId: 'admin',
    name: '周小满',
    title: '行政部 · 经理',
    userType: UserType.administrator,
    entId: one.id,
    label: { 'zh-CN': '企业管理员', 'en-US': 'Enterprise administrator' },
  },
  {
    loginId: 'member',
    name: '陈白露',
    title: '生产部 · 班组长',
    userType: UserType.member,
    entId: one.id,
    label: { 'zh-CN': '企业成员', 'en-US': 'Enterprise member' },
    // A number of those that are kept for films: no person has it.
    phone: '+12025550143',
  },
  {
    loginId: 'developer',
    name: '何立春',
    title: '研发部 · 工程师',
    userType: UserType.developer,
    entId: one.id,
    label: { 'zh-CN': '应用开发者', 'en-US': 'Application developer' },
  },
  {
    loginId: 'partner',
    name: '方知秋',
    title: '合作单位 · 顾问',
    userType: UserType.collaborator,
    entId: one.id,
    alsoIn: two.id,
    label: { 'zh-CN': '外部协作者', 'en-US': 'External collaborator' },
  },
  {
    loginId: 'admin2',
    name: '许清和',
    title: '综合部 · 经理',
    userType: UserType.administrator,
    entId: two.id,
    label: { 'zh-CN': '企业管理员（示例企业二）', 'en-US': 'Enterprise administrator (demo 2)' },
  },
  {
    loginId: 'member2',
    name: '沈初雪',
    title: '产品部 · 专员',
    userType: UserType.member,
    entId: two.id,
    label: { 'zh-CN': '企业成员（示例企业二）', 'en-US': 'Enterprise member (demo 2)' },
  },
]

/** The accounts as the sign-in page of the demo edition lists them. */
export function demoAccountsIn(lang: Lang) {
  return demoAccounts.map(({ loginId, userType, label }) => ({ loginId, userType, label: label[lang] }))
}
