import type { Words } from './gate-bounds.ts'

/** A version as the portal keeps it, such as `1.4.0` or `1.4.0-beta.1`: each of its numbers fits a column of the database. */
export const parcelVersion = /^\d{1,9}\.\d{1,9}\.\d{1,9}(?:-[0-9A-Za-z.-]{1,40})?$/

/** What the gate says of a parcel's version, and what the tool of teams says of its folder, which the portal never sees. */
export const sourceWords = {
  versionOdd: {
    'zh-CN':
      '版本号 {version} 不可用：应为三个数字，每个最多 9 位，如 1.4.0，后面可加 -beta.1 之类的后缀。请改 package.json 的 version。',
    'en-US':
      'The version {version} cannot be used: it has three numbers of nine digits at most, as in 1.4.0, and may end in -beta.1 or the like. Change the version in package.json.',
  },
  nameLeaves: {
    'zh-CN': '使用了 {from} 的 {name}，它将在下一个主版本中移除。请改用：{instead}',
    'en-US': 'It uses {name} of {from}, which goes with the next major version. Use instead: {instead}',
  },
  wordsMissing: {
    'zh-CN': '{file} 缺少 {count} 个文字：{keys}。另一种语言有它们，缺少的语言会显示键名。',
    'en-US':
      '{file} lacks {count} texts that the other language has: {keys}. People who read this language would see the keys.',
  },
  otherVersion: {
    'zh-CN':
      '此文件夹安装的是 {name} {installed}，而在门户中运行时用的是 {version}。请安装 {name}@{version}，以便测试与实际一致。',
    'en-US':
      'This folder has {name} {installed}; in the portal it runs with {name} {version}. Install {name}@{version}, so that your tests run with what people get.',
  },
} as const satisfies Record<string, Words>
