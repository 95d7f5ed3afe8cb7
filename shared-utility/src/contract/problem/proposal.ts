import { entry, field, type ProblemEntry } from './entry.ts'

/** What changes of what runs where people sign in may be refused with, and the tokens of the build of the portal. */
export const proposalProblems = {
  releaseNeedsTwo: entry(409, 1035001, [
    '这会更换登录页运行的部分（{parts}），需要两位平台运营人员。请提交变更申请，由另一位批准',
    'This changes what runs where people sign in ({parts}), which takes two operators. Propose it, and another one approves it',
  ]),
  proposalOwn: entry(403, 1035002, [
    '这是您自己的申请，需由另一位平台运营人员决定',
    'This proposal is your own: another operator decides about it',
  ]),
  proposalForeign: entry(403, 1035003, [
    '只有提出者可以撤回申请，其他人可以拒绝它',
    'Only whoever has made a proposal takes it back. Others can refuse it',
  ]),
  proposalOver: entry(409, 1035004, [
    '此申请已有结果或已过期，请刷新查看',
    'This proposal has been decided or has expired. Reload to see what became of it',
  ]),
  proposalsFull: entry(409, 1035005, [
    '最多同时有 {count} 个待批准的申请，请先处理已有的',
    'Only {count} proposals may be open at a time. Decide about some of them first',
  ]),
  proposalMakerGone: entry(409, 1035008, [
    '{name} 已不是有效的平台运营人员，此申请不能再批准。请由其他平台运营人员（或其平台令牌）重新提交',
    '{name} is no operator any more, so this proposal cannot be approved. Another operator, or a platform token of theirs, has to make it again',
  ]),
  importRefused: entry(409, 1035007, ['未导入此发布包：{reason}', 'This bundle was not imported: {reason}']),
  platformTokensFull: field(
    'label',
    entry(409, 1035006, [
      '最多同时有 {count} 个有效的平台令牌，请先吊销不再需要的',
      'There are {count} valid platform tokens at most. Revoke one that is not needed first',
    ]),
  ),
} as const satisfies Record<string, ProblemEntry>
