import { entry, field, type ProblemEntry } from './entry.ts'

/** What rolling parcels out, and back, may be refused with. */
export const rolloutProblems = {
  rolloutRunning: entry(409, 1034001, [
    '{slug} 已有一个正在进行的灰度发布，请先完成或停止它',
    'A roll-out of {slug} is already running. Complete or halt it first',
  ]),
  rolloutOver: entry(409, 1034002, [
    '没有正在进行的灰度发布：它已完成、停止或被其他发布取代',
    'No roll-out is running: it was completed, halted or superseded',
  ]),
  rolloutForNobody: field(
    'percent',
    entry(400, 1034003, [
      '灰度发布没有对象：请填写企业，或大于 0 的百分比',
      'The roll-out has no audience: choose enterprises or a percentage above 0',
    ]),
  ),
  rolloutNarrowed: field(
    'percent',
    entry(409, 1034004, [
      '灰度范围只能扩大，不能缩小：当前已是 {percent}%。需要收回时请停止灰度发布',
      'A roll-out can only be widened: it is at {percent} %. Halt it to withdraw the version',
    ]),
  ),
  rolloutEnterpriseUnknown: field(
    'enterprises',
    entry(409, 1034005, ['没有编号为 {id} 的企业', 'There is no enterprise with the ID {id}']),
  ),
  rollbackNotInForce: entry(409, 1034009, [
    '{slug} 当前生效的是 {version}，不是 {from}，因此没有退回任何版本',
    '{slug} {version} is live, not {from}, so nothing was rolled back',
  ]),
  noGoodVersion: entry(409, 1034006, [
    '{slug} 没有更早的可用版本可以退回',
    '{slug} has no earlier version to roll back to',
  ]),
  rolloutForStaff: field(
    'userTypes',
    entry(403, 1034007, [
      '部署令牌不能让平台人员看到灰度版本，也不能扩大平台运营人员发起的灰度发布。需要时请由平台运营人员操作',
      'A deploy token can’t roll out to platform staff or widen a roll-out started by an operator. An operator has to do that',
    ]),
  ),
  rolloutLimitsLoose: field(
    'limits',
    entry(400, 1034008, [
      '部署令牌的自动停止条件不能比平台的更宽松：至多 {openings} 次打开、{errorPoints} 个百分点、{mountPercent}%',
      'With a deploy token, halt limits can’t be looser than the portal’s: up to {openings} opens, {errorPoints} points and {mountPercent} %',
    ]),
  ),
} as const satisfies Record<string, ProblemEntry>
