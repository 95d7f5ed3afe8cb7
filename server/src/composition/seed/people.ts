import { type Lang, UserType } from '@atrium/shared-utility/contract'
import { demoEnterprises } from '../../portal/page/demo/accounts.ts'

/** A person who works in a demo enterprise beside the accounts that the sign-in page names. */
export type Colleague = {
  loginId: string
  name: string
  /** Department and position. */
  title: string
  entId: string
  userType: UserType
  locale: Lang
  /** When they joined. */
  daysAgo: number
  /** Since when the enterprise is closed to them. */
  suspendedDaysAgo?: number
  /** One that is shown to colleagues. */
  phone?: string
}

type Worker = Pick<Colleague, 'loginId' | 'name' | 'title'> & Partial<Colleague>

const { one, two } = demoEnterprises

function worker(entId: string, facts: Worker): Colleague {
  return { entId, userType: UserType.member, locale: 'zh-CN', daysAgo: 75, ...facts }
}

/** Names as people have them, made of seasons and fields: no real person's. */
export const colleagues: readonly Colleague[] = [
  ...[
    { loginId: 'zhao.yuebai', name: '赵月白', title: '生产部 · 主管', phone: '+12025550144' },
    { loginId: 'qian.xiaohe', name: '钱小荷', title: '生产部 · 计划员' },
    { loginId: 'sun.qingchuan', name: '孙晴川', title: '生产部 · 质检员' },
    { loginId: 'li.xinghe', name: '李星河', title: '研发部 · 经理', phone: '+12025550145' },
    { loginId: 'wu.tingxue', name: '吴听雪', title: '研发部 · 工程师', userType: UserType.developer },
    { loginId: 'yang.wanqing', name: '杨晚晴', title: '研发部 · 测试工程师', daysAgo: 18 },
    { loginId: 'zheng.songyue', name: '郑松月', title: '销售部 · 经理', phone: '+12025550146' },
    { loginId: 'wang.suiwan', name: '王岁晚', title: '销售部 · 专员' },
    { loginId: 'feng.qiulan', name: '冯秋岚', title: '财务部 · 会计' },
    { loginId: 'jiang.ruoxi', name: '蒋若溪', title: '行政部 · 专员', suspendedDaysAgo: 4 },
    { loginId: 'hazel.brooks', name: 'Hazel Brooks', title: 'Overseas · Manager', locale: 'en-US' as const },
    { loginId: 'rowan.field', name: 'Rowan Field', title: 'Overseas · Sales', locale: 'en-US' as const, daysAgo: 18 },
  ].map((facts) => worker(one.id, facts)),
  ...[
    { loginId: 'han.tingyu', name: '韩听雨', title: '产品部 · 产品经理' },
    { loginId: 'zhu.yunqi', name: '朱云栖', title: '产品部 · 设计师' },
    { loginId: 'qin.wangshu', name: '秦望舒', title: '运营部 · 专员' },
    { loginId: 'laurel.meadows', name: 'Laurel Meadows', title: 'Operations · Analyst', locale: 'en-US' as const },
  ].map((facts) => worker(two.id, facts)),
]
