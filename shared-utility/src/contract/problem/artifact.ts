import { entry, field, type ProblemEntry } from './entry.ts'

/** What parts of the portal, and releases of them, may be refused with. */
export const artifactProblems = {
  artifactDamaged: entry(500, 1030001, [
    '{slug} 的文件 {file} 与其清单不符，已拒绝使用',
    'The file {file} of {slug} is not what its manifest says, so it is not used',
  ]),
  artifactArchiveDamaged: entry(500, 1030022, [
    '{slug} 的文件包在文件存储中缺失或已损坏，请再次上传同一版本，或发布其他版本',
    'The archive of {slug} in the file store is missing or damaged. Upload the same version again, or release another one',
  ]),
  artifactFileTaken: entry(409, 1030002, [
    '{slug} 已有同名但内容不同的文件 {file}，请重新构建，使文件名随内容变化',
    '{slug} has another file named {file} already. Build it so that names change with the content',
  ]),
  releaseOvertaken: entry(409, 1030003, [
    '{slug} 在您查看之后已被他人更换，请刷新后再试',
    '{slug} has been changed by somebody else since you looked. Reload and try again',
  ]),
  releaseChangesNothing: entry(409, 1030004, [
    '门户已经是这个版本，没有需要更改的内容',
    'The portal is like that already, so there is nothing to change',
  ]),
  releasePartUnknown: field(
    'changes',
    entry(409, 1030005, ['没有 {slug} 的这个版本', 'There is no such version of {slug}']),
  ),
  releasePartNeeded: field(
    'changes',
    entry(409, 1030006, [
      '门户离不开 {slug}，不能移除',
      'The portal cannot do without {slug}, so it cannot be removed',
    ]),
  ),
  releaseRouteTaken: field(
    'changes',
    entry(409, 1030007, [
      '{slug} 的地址 {path} 已属于 {other}',
      'The address {path} of {slug} belongs to {other} already',
    ]),
  ),
  releaseNameMissing: field(
    'changes',
    entry(409, 1030008, [
      '{slug} 需要 {from} 中的 {name}，而门户没有提供',
      '{slug} needs {name} of {from}, which the portal does not offer',
    ]),
  ),
  releaseNameTaken: field(
    'changes',
    entry(409, 1030009, [
      '{slug} 的名称 {name} 已属于 {other}',
      'The name {name} of {slug} belongs to {other} already',
    ]),
  ),
  releaseRangeBroken: field(
    'changes',
    entry(409, 1030020, [
      '共享依赖的版本不符合这些微前端的要求：{parcels}',
      'What is shared is not in the versions that these parcels were built for: {parcels}',
    ]),
  ),
  releaseTwice: field(
    'others',
    entry(409, 1030021, [
      '一次发布中 {slug} 只能有一个版本',
      'A release has one version of a parcel, and this one has two of {slug}',
    ]),
  ),
  releaseParcelGone: entry(409, 1030010, [
    '{slug} 已不再登记，或已改由其他团队登记，不能恢复',
    '{slug} is registered no more, or by another team, so it is not brought back',
  ]),
} as const satisfies Record<string, ProblemEntry>
