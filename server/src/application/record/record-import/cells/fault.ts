import { said, type Lang } from '@atrium/shared-utility/contract'

/** What is wrong with a row, in both languages: at which field, unless it is about all of it. */
export type Fault = { field: string | null; says: Record<Lang, string> }

const words = {
  number: {
    'zh-CN': '应为数字，如 1234.50，最多 {places} 位小数',
    'en-US': 'A number such as 1234.50, with up to {places} decimal places',
  },
  date: { 'zh-CN': '应为日期，如 2026-03-01', 'en-US': 'A date such as 2026-03-01' },
  dateTime: { 'zh-CN': '应为日期和时间，如 2026-03-01 08:30', 'en-US': 'A date and time such as 2026-03-01 08:30' },
  yesNo: { 'zh-CN': '应为“是”或“否”', 'en-US': '“Yes” or “No”' },
  choice: { 'zh-CN': '没有选项“{name}”', 'en-US': 'There is no option “{name}”' },
  choiceTwice: {
    'zh-CN': '有多个名为“{name}”的选项，请填写选项的标识',
    'en-US': 'Several options are called “{name}”. Write the key of the option',
  },
  person: { 'zh-CN': '没有成员“{name}”', 'en-US': 'There is no member “{name}”' },
  personTwice: {
    'zh-CN': '有多名成员叫“{name}”，请填写登录账号',
    'en-US': 'Several members are called “{name}”. Write the username',
  },
  relation: { 'zh-CN': '没有名为“{name}”的记录', 'en-US': 'There is no record called “{name}”' },
  relationTwice: {
    'zh-CN': '有多条名为“{name}”的记录，无法确定是哪一条',
    'en-US': 'Several records are called “{name}”, so it is not clear which is meant',
  },
} as const satisfies Record<string, Record<Lang, string>>

export type FaultCode = keyof typeof words

/** A sentence about a cell. */
export function sayOf(code: FaultCode, params: Record<string, string | number> = {}): Record<Lang, string> {
  return said(words[code], params).params.sentences
}
