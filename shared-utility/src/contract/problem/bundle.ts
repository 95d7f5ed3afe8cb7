import { entry, field, type ProblemEntry } from './entry.ts'

/** What uploading, removing and planning with bundles may be refused with. */
export const bundleProblems = {
  bundleNameWrong: field(
    'name',
    entry(400, 1020001, ['更新包的文件名须以 .zip 结尾', 'The name of a bundle has to end in .zip']),
  ),
  bundleNoKeys: entry(409, 1020002, [
    '服务器没有配置可信的签名公钥，任何更新包都会被拒绝。请先设置 ATRIUM_UPDATE_KEYS 并重启服务器',
    'The server knows no key that bundles may be signed with, so it would refuse each. Set ATRIUM_UPDATE_KEYS and restart it first',
  ]),
  bundleTooLarge: entry(413, 1020003, ['更新包不能超过 {megabytes} MB', 'A bundle may be {megabytes} MB at most']),
  bundlesFull: entry(409, 1020004, [
    '最多保存 {count} 个更新包，请先移除不再需要的',
    '{count} bundles are kept at most. Remove one that is not needed first',
  ]),
  bundleNoZip: entry(400, 1020005, [
    '文件内容不是更新包：扩展名与内容不符',
    'This file is not a bundle: what is in it does not match its name',
  ]),
  bundleNotReady: entry(409, 1020006, ['此更新包当前的状态不允许该操作', 'As this bundle is now, that cannot be done']),
  bundleSignerUnknown: entry(409, 1020007, [
    '服务器信任的公钥都不是此更新包的签名者',
    'None of the keys that this server trusts has signed this bundle',
  ]),
  bundleTooOld: entry(409, 1020008, [
    '此更新包的版本不高于当前运行的版本，无需安装',
    'This bundle is no newer than the version that runs here, so it need not be installed',
  ]),
  bundleNeedsNewer: entry(409, 1020009, [
    '当前运行的版本过低，不能直接安装此更新包，请先安装中间的版本',
    'The version that runs here is too old for this bundle. Install a release between the two first',
  ]),
  bundleInUse: entry(409, 1020010, [
    '有尚未结束的更新使用此更新包，请先取消或结束该更新',
    'An update that has not ended uses this bundle. Cancel or end it first',
  ]),
} as const satisfies Record<string, ProblemEntry>
