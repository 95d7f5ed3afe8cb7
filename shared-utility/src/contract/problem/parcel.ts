import { entry, field, type ProblemEntry } from './entry.ts'

/** What registering parcels of teams, and releasing with their tokens, may be refused with. */
export const parcelProblems = {
  deployTokenInvalid: entry(401, 1022001, [
    '部署令牌无效、已过期或已被吊销。请向平台运营人员申请新的令牌',
    'This deploy token is invalid: unknown, expired or revoked. Ask a platform operator for a new one',
  ]),
  deployTokenOther: entry(403, 1022017, [
    '该部署令牌用于微前端 {parcel}，而这里指的是 {meant}，因此未做任何更改。请换用 {meant} 的令牌',
    'This deploy token is for {parcel}, not for {meant}, so nothing was changed. Use a token for {meant}',
  ]),
  parcelSlugTaken: field(
    'slug',
    entry(409, 1022002, [
      '标识“{slug}”已被使用或被系统保留，请换一个',
      'The slug “{slug}” is taken or reserved. Choose another one',
    ]),
  ),
  parcelTeamReserved: field(
    'team',
    entry(409, 1022003, [
      '团队名“{team}”为系统保留，请换一个',
      'The team name “{team}” is reserved. Choose another one',
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
      'The first segment of {path} is reserved. Choose another one',
    ]),
  ),
  parcelPathTwice: field(
    'paths',
    entry(400, 1022006, [
      '路径 {path} 已包含在 {taken} 中，请删除其中一个',
      'The path {path} is already included in {taken}. Remove one of them',
    ]),
  ),
  deployTokensFull: entry(409, 1022007, [
    '每个微前端最多同时有 {count} 个有效令牌，请先吊销不再需要的',
    'A parcel can have up to {count} valid tokens. Revoke one you no longer need',
  ]),
  parcelInForce: entry(409, 1022008, [
    '微前端 {slug} 正在门户中运行，请先将其下线',
    '{slug} is live in the portal. Withdraw it first',
  ]),
  parcelPathLost: entry(409, 1022009, [
    '此版本的页面 {path} 不在该微前端登记的路径下，不能发布',
    'The page {path} of this version is outside the parcel’s registered paths, so it can’t be released',
  ]),
  artifactUnreadable: entry(400, 1022010, [
    '上传的内容不能作为版本读取：{reason}',
    'The upload can’t be read as a version: {reason}',
  ]),
  artifactRefused: entry(409, 1022011, [
    '此版本未通过检查，共 {count} 处问题，请按每一处的说明修改后重新构建',
    'This version failed the checks ({count} findings). Fix each as described and build it again',
  ]),
  artifactVersionTaken: entry(409, 1022012, [
    '版本 {version} 已有不同的内容，请提高版本号',
    'Version {version} already exists with different content. Increase the version',
  ]),
  overrideGone: entry(410, 1022013, [
    '此链接或请求已失效：它可能已过期、已被使用或撤销，或不是给您的账号的。请向对方索取新的链接',
    'This link or request is no longer valid: expired, used, revoked or for another account. Ask for a new one',
  ]),
  previewForStaff: entry(403, 1022044, [
    '此预览由部署令牌创建，平台人员不能打开。需要查看时，请由平台运营人员在“微前端”中为该版本创建预览',
    'This preview was created by a deploy token and can’t be opened by platform staff. An operator can create one under Parcels',
  ]),
  overrideForbidden: entry(403, 1022014, [
    '本平台不允许在运行中的门户里开发，运营人员可以在“微前端 > 预览与开发”中开启',
    'Development inside the running portal is turned off. Operators can allow it under Parcels, Previews and development',
  ]),
  overrideNameOther: entry(409, 1022015, [
    '该令牌用于 {name}，parcel.json 中的 name 与它不同',
    'This token is for {name}, but parcel.json has another name',
  ]),
  overridesFull: entry(409, 1022016, [
    '每个微前端最多同时有 {count} 个预览和开发请求，请等待它们结束或先撤销',
    'A parcel can have up to {count} previews and requests at a time. Wait for some to end, or revoke them',
  ]),
  browserCheckRunning: entry(409, 1022040, [
    '版本 {version} 正在浏览器中检查，请稍候再发布',
    'The browser check of version {version} is running. Release it afterwards',
  ]),
  browserCheckRefused: entry(409, 1022041, [
    '版本 {version} 在浏览器中运行时发现 {count} 处问题，不能发布。请按检查报告修改后以新版本号重新构建；运营人员可说明理由后强制发布',
    'Version {version} failed the browser check ({count} findings). Fix them and build a new version; an operator can force it with a reason',
  ]),
  browserCheckMissing: entry(409, 1022042, [
    '版本 {version} 没有在浏览器中检查过（{why}），而门户设置要求检查。请重新检查；运营人员可说明理由后强制发布',
    'Version {version} has no browser check ({why}), which the portal requires. Run it; an operator can force the release with a reason',
  ]),
  browserCheckDone: entry(409, 1022043, [
    '版本 {version} 已在浏览器中检查过，内容不变，结果也不会变',
    'Version {version} has already been checked in a browser. Its content and result don’t change',
  ]),
  versionRemoved: entry(409, 1022021, [
    '{slug} 的版本 {version} 已长期无人使用，其文件已清除，不能再发布。请让其团队重新上传，或选择其他版本',
    'The files of {slug} {version} were removed because it was unused. Have its team upload it again, or choose another version',
  ]),
} as const satisfies Record<string, ProblemEntry>
