import { Problem, UserType, type Lang } from '@atrium/shared-utility/contract'

const text = {
  'zh-CN': '只有运营人员可以设为超级运营人员',
  'en-US': 'Only operators can be root',
} as const satisfies Record<Lang, string>

type RootChoice = { userType: number | null; isRoot: boolean | undefined }

/** Root is a kind of operator: no other person is. */
export function refuseRootOfOthers({ userType, isRoot }: RootChoice, { lang }: { lang: Lang }) {
  if (isRoot !== true || userType === UserType.operator) return
  throw new Problem('invalidInput', { details: text[lang] }, { fields: [{ field: 'isRoot', msg: text[lang] }] })
}
