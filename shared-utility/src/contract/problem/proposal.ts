import { entry, field, type ProblemEntry } from './entry.ts'

/** What changes of what runs where people sign in may be refused with, and the tokens of the build of the portal. */
export const proposalProblems = {
  releaseNeedsTwo: entry(409, 1035001, [
    '这会更换登录页运行的部分（{parts}），需要两位平台运营人员。请提交变更申请，由另一位批准',
    'This changes sign-in code ({parts}), which takes two operators. Propose it for another operator to approve',
  ]),
  proposalOwn: entry(403, 1035002, [
    '这是您自己的申请，需由另一位平台运营人员决定',
    'This is your own proposal. Another operator has to decide',
  ]),
  proposalForeign: entry(403, 1035003, [
    '只有提出者可以撤回申请，其他人可以拒绝它',
    'Only the proposer can withdraw a proposal. Others can reject it',
  ]),
  proposalOver: entry(409, 1035004, [
    '此申请已有结果或已过期，请刷新查看',
    'This proposal has been decided or has expired. Reload to see the result',
  ]),
  proposalsFull: entry(409, 1035005, [
    '最多同时有 {count} 个待批准的申请，请先处理已有的',
    'Up to {count} proposals can be open at a time. Decide on some of them first',
  ]),
  proposalMakerGone: entry(409, 1035008, [
    '{name} 已不是有效的平台运营人员，此申请不能再批准。请由其他平台运营人员（或其平台令牌）重新提交',
    '{name} is no longer an operator, so this proposal can’t be approved. Another operator, or their platform token, has to submit it again',
  ]),
  importRefused: entry(409, 1035007, ['未导入此发布包：{reason}', 'This bundle was not imported: {reason}']),
  platformTokensFull: field(
    'label',
    entry(409, 1035006, [
      '最多同时有 {count} 个有效的平台令牌，请先吊销不再需要的',
      'Up to {count} platform tokens can be valid. Revoke one you no longer need',
    ]),
  ),
} as const satisfies Record<string, ProblemEntry>
