import { entry, field, type ProblemEntry } from './entry.ts'

/** What registering parcels of teams, and releasing with their tokens, may be refused with. */
export const parcelProblems = {
  deployTokenInvalid: entry(401, 1022001, [
    '部署令牌无效、已过期或已被吊销。请向平台运营人员申请新的令牌',
    'This deploy token is not valid: it is unknown, has expired or was revoked. Ask the operators of the portal for a new one',
  ]),
  parcelSlugTaken: field(
    'slug',
    entry(409, 1022002, [
      '标识“{slug}”已被使用或被系统保留，请换一个',
      'The slug “{slug}” is in use or kept for the portal itself. Choose another one',
    ]),
  ),
  parcelTeamReserved: field(
    'team',
    entry(409, 1022003, [
      '团队名“{team}”为系统保留，请换一个',
      'The team name “{team}” is kept for the portal itself. Choose another one',
    ]),
  ),
  parcelPathTaken: field(
    'paths',
    entry(409, 1022004, [
      '路径 {path} 与 {name} 的 {taken} 重叠，请换一个',
      'The path {path} overlaps with {taken} of {name}. Choose another one',
    ]),
  ),
  parcelPathReserved: field(
    'paths',
    entry(409, 1022005, [
      '路径 {path} 的第一段为系统保留，请换一个',
      'The first part of the path {path} is kept for the portal itself. Choose another one',
    ]),
  ),
  parcelPathTwice: field(
    'paths',
    entry(400, 1022006, [
      '路径 {path} 已包含在 {taken} 中，请删除其中一个',
      'The path {path} is inside of {taken} already. Remove one of the two',
    ]),
  ),
  deployTokensFull: entry(409, 1022007, [
    '每个微前端最多同时有 {count} 个有效令牌，请先吊销不再需要的',
    'A parcel has {count} valid tokens at most. Revoke one that is not needed first',
  ]),
} as const satisfies Record<string, ProblemEntry>
