import { entry, field, type ProblemEntry } from './entry.ts'

/** What rolling parcels out, and back, may be refused with. */
export const rolloutProblems = {
  rolloutRunning: entry(409, 1034001, [
    '{slug} 已有一个正在进行的灰度发布，请先完成或停止它',
    'A roll-out of {slug} is running already. Complete or halt it first',
  ]),
  rolloutOver: entry(409, 1034002, [
    '没有正在进行的灰度发布：它已完成、停止或被其他发布取代',
    'No roll-out is running: it was completed, halted, or ended by another release',
  ]),
  rolloutForNobody: field(
    'percent',
    entry(400, 1034003, [
      '灰度发布没有对象：请填写企业，或大于 0 的百分比',
      'The roll-out is for nobody: name enterprises, or a percentage above 0',
    ]),
  ),
  rolloutNarrowed: field(
    'percent',
    entry(409, 1034004, [
      '灰度范围只能扩大，不能缩小：当前已是 {percent}%。需要收回时请停止灰度发布',
      'A roll-out only grows: it is at {percent} % already. Halt it to take the version back',
    ]),
  ),
  rolloutEnterpriseUnknown: field(
    'enterprises',
    entry(409, 1034005, ['没有编号为 {id} 的企业', 'There is no enterprise with the ID {id}']),
  ),
  rollbackNotInForce: entry(409, 1034009, [
    '{slug} 当前生效的是 {version}，不是 {from}，因此没有退回任何版本',
    '{slug} {version} is in force and not {from}, so nothing was taken back',
  ]),
  noGoodVersion: entry(409, 1034006, [
    '{slug} 没有更早的可用版本可以退回',
    '{slug} has no earlier version to go back to that has stayed in force',
  ]),
  rolloutForStaff: field(
    'userTypes',
    entry(403, 1034007, [
      '部署令牌不能让平台人员看到灰度版本，也不能扩大平台运营人员发起的灰度发布。需要时请由平台运营人员操作',
      'A deploy token rolls out to none of the platform’s own people, and widens no roll-out that an operator began. Where that is wanted, an operator does it',
    ]),
  ),
  rolloutLimitsLoose: field(
    'limits',
    entry(400, 1034008, [
      '部署令牌的自动停止条件不能比平台的更宽松：至多 {openings} 次打开、{errorPoints} 个百分点、{mountPercent}%',
      'With a deploy token a roll-out halts at the portal’s own limits or earlier: {openings} openings, {errorPoints} points and {mountPercent} % at most',
    ]),
  ),
} as const satisfies Record<string, ProblemEntry>
