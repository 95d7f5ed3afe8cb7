import { entry, field, type ProblemEntry } from './entry.ts'

/** What uploading, publishing and fetching packages for phones may be refused with. */
export const packageProblems = {
  packageNameWrong: field(
    'name',
    entry(400, 1006101, ['文件名须以 .{platform} 结尾', 'The file name must end in .{platform}']),
  ),
  packageTooLarge: entry(413, 1006102, ['安装包不能超过 {megabytes} MB', 'A package can be up to {megabytes} MB']),
  tooManyUploads: entry(409, 1006103, [
    '您已有 {count} 个上传尚未完成，请先完成或取消其中一个',
    'You have {count} unfinished uploads. Finish or cancel one first',
  ]),
  packageDayFull: entry(409, 1006104, [
    '您在 24 小时内上传的安装包已达 {gigabytes} GB，请稍后再试',
    'You have uploaded {gigabytes} GB of packages in 24 hours. Try again later',
  ]),
  packageNoZip: entry(400, 1006105, [
    '文件内容不是安装包：扩展名与内容不符',
    'Not a package: the content doesn’t match the file name',
  ]),
  packageNotReady: entry(409, 1006106, [
    '此安装包当前的状态不允许该操作',
    'Not possible in the package’s current status',
  ]),
  packageUnconfirmed: entry(409, 1006107, [
    '发布前需要您确认安装包的提示事项',
    'Confirm the warnings of this package before publishing',
  ]),
  packageNotTheirs: field(
    'entid',
    entry(409, 1006108, ['此安装包未发布给该企业', 'This package is not published to that enterprise']),
  ),
  stepUpTicketInvalid: field(
    '_pwd',
    entry(403, 1006109, [
      '身份确认凭据无效、已使用或已过期，请重新确认身份',
      'This identity confirmation is invalid, already used or expired. Confirm your identity again',
    ]),
  ),
} as const satisfies Record<string, ProblemEntry>
