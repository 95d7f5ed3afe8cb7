import { entry, field, type ProblemEntry } from './entry.ts'

/** Of people who act for each other in an enterprise. */
export const trusterProblems = {
  notDeputy: entry(404, 1003110, [
    '您目前不是对方在此事项上的代理人，代理可能已结束',
    'You do not act for this person in this, or no longer',
  ]),
  deputyNotFound: entry(404, 1003111, [
    '没有这项代理，可能已经结束',
    'There is no such deputy. It may have ended already',
  ]),
  deputyUnfit: field(
    'userId',
    entry(400, 1003112, [
      '请选择本企业的其他在职成员；外部协作人员不能担任代理人',
      'Choose another member of the enterprise who works in it now. People from outside cannot be deputies',
    ]),
  ),
  deputyPeriod: field(
    'to',
    entry(400, 1003113, [
      '结束时间须晚于现在和开始时间，且代理最长一年',
      'The end must be later than now and than the beginning, and a year after it at most',
    ]),
  ),
  successorUnfit: field(
    'toId',
    entry(400, 1003115, [
      '请选择本企业的其他在职成员；外部协作人员不能接手',
      'Choose another member of the enterprise who works in it now. People from outside cannot take over',
    ]),
  ),
  tooManyDeputies: entry(409, 1003114, [
    '最多同时设置 {most} 项代理，请先结束不再需要的',
    'You can have {most} deputies at a time. End those that you no longer need',
  ]),
} as const satisfies Record<string, ProblemEntry>
