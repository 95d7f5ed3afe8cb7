import { entry, field, type ProblemEntry } from './entry.ts'

/** What uploading, removing and planning with bundles may be refused with. */
export const bundleProblems = {
  bundleNameWrong: field(
    'name',
    entry(400, 1020001, ['更新包的文件名须以 .zip 结尾', 'The file name of a bundle must end in .zip']),
  ),
  bundleNoKeys: entry(409, 1020002, [
    '服务器没有配置可信的签名公钥，任何更新包都会被拒绝。请先设置 ATRIUM_UPDATE_KEYS 并重启服务器',
    'The server has no trusted signing key, so it would reject any bundle. Set ATRIUM_UPDATE_KEYS and restart it first',
  ]),
  bundleTooLarge: entry(413, 1020003, ['更新包不能超过 {megabytes} MB', 'A bundle can be up to {megabytes} MB']),
  bundlesFull: entry(409, 1020004, [
    '最多保存 {count} 个更新包，请先移除不再需要的',
    'Up to {count} bundles are kept. Remove one you no longer need',
  ]),
  bundleNoZip: entry(400, 1020005, [
    '文件内容不是更新包：扩展名与内容不符',
    'Not a bundle: the content doesn’t match the file name',
  ]),
  bundleNotReady: entry(409, 1020006, [
    '此更新包当前的状态不允许该操作',
    'Not possible in the bundle’s current status',
  ]),
  bundleSignerUnknown: entry(409, 1020007, [
    '服务器信任的公钥都不是此更新包的签名者',
    'This bundle is not signed by any key this server trusts',
  ]),
  bundleTooOld: entry(409, 1020008, [
    '此更新包的版本不高于当前运行的版本，无需安装',
    'This bundle is not newer than the running version. Nothing to install',
  ]),
  bundleNeedsNewer: entry(409, 1020009, [
    '当前运行的版本过低，不能直接安装此更新包，请先安装中间的版本',
    'The running version is too old for this bundle. Install an intermediate release first',
  ]),
  bundleInUse: entry(409, 1020010, [
    '有尚未结束的更新使用此更新包，请先取消或结束该更新',
    'An open update uses this bundle. Cancel or end it first',
  ]),
} as const satisfies Record<string, ProblemEntry>
