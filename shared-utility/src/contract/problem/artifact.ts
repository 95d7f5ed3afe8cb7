import { entry, field, type ProblemEntry } from './entry.ts'

/** What parts of the portal, and releases of them, may be refused with. */
export const artifactProblems = {
  artifactDamaged: entry(500, 1030001, [
    '{slug} 的文件 {file} 与其清单不符，已拒绝使用',
    'File {file} of {slug} doesn’t match its manifest and was rejected',
  ]),
  artifactArchiveDamaged: entry(500, 1030022, [
    '{slug} 的文件包在文件存储中缺失或已损坏，请再次上传同一版本，或发布其他版本',
    'The archive of {slug} is missing or damaged in file storage. Upload the same version again, or release another one',
  ]),
  artifactFileTaken: entry(409, 1030002, [
    '{slug} 已有同名但内容不同的文件 {file}，请重新构建，使文件名随内容变化',
    '{slug} already has a different file named {file}. Build it so that file names change with their content',
  ]),
  releaseOvertaken: entry(409, 1030003, [
    '{slug} 在您查看之后已被他人更换，请刷新后再试',
    '{slug} has been changed in the meantime. Reload and try again',
  ]),
  releaseChangesNothing: entry(409, 1030004, [
    '门户已经是这个版本，没有需要更改的内容',
    'The portal already has this version. Nothing to change',
  ]),
  releasePartUnknown: field('changes', entry(409, 1030005, ['没有 {slug} 的这个版本', '{slug} has no such version'])),
  releasePartNeeded: field(
    'changes',
    entry(409, 1030006, ['门户离不开 {slug}，不能移除', 'The portal requires {slug}, so it cannot be removed']),
  ),
  releaseRouteTaken: field(
    'changes',
    entry(409, 1030007, [
      '{slug} 的地址 {path} 已属于 {other}',
      'The address {path} of {slug} already belongs to {other}',
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
      'The name {name} of {slug} already belongs to {other}',
    ]),
  ),
  releaseRangeBroken: field(
    'changes',
    entry(409, 1030020, [
      '共享依赖的版本不符合这些微前端的要求：{parcels}',
      'The shared dependencies don’t match the versions these parcels were built for: {parcels}',
    ]),
  ),
  releaseTwice: field(
    'others',
    entry(409, 1030021, ['一次发布中 {slug} 只能有一个版本', 'A release can contain only one version of {slug}']),
  ),
  releaseParcelGone: entry(409, 1030010, [
    '{slug} 已不再登记，或已改由其他团队登记，不能恢复',
    '{slug} is no longer registered, or now belongs to another team, so it can’t be restored',
  ]),
} as const satisfies Record<string, ProblemEntry>
