import type { Lang } from '../words/lang.ts'

/** What a parcel may take, in bytes: all of its files, and the entry with what it imports, compressed. It is what a phone can bear. */
export const parcelLimits = { allBytes: 8 * 1024 * 1024, entryBytes: 300_000 }

export type Words = Record<Lang, string>

/** What the gate says of a parcel that would take too much of pages that are not its own. */
export const boundWords = {
  routeOdd: {
    'zh-CN': '路由 {path} 的写法不可用。请用字母、数字和 - . _ ~ 组成的段，或 :name，最长 200 个字符。',
    'en-US':
      'The route {path} cannot be written so. Use segments of letters, digits and - . _ ~, or :name, with 200 characters at most.',
  },
  routePublic: {
    'zh-CN': '路由 {path}（{kind}）不需登录或没有门户框架，团队的微前端不能有这样的页面。',
    'en-US':
      'The route {path} ({kind}) needs no sign-in, or stands without the portal’s frame: a team’s parcel has no such pages.',
  },
  menuForeign: {
    'zh-CN':
      '路由 {path} 的菜单项不可用：order 应在 {least} 到 {most} 之间，图标不能是 {icons}，parent 只能是自己的另一个页面。',
    'en-US':
      'The menu entry of {path} is not free: its order is between {least} and {most}, its icon none of {icons}, its parent another page of this parcel.',
  },
  textOdd: {
    'zh-CN': '{field} 的文字“{text}”过长，或含有看不见的字符。',
    'en-US': 'The text “{text}” of {field} is too long, or has characters that nobody sees.',
  },
  tooLarge: {
    'zh-CN': '全部文件共 {kilobytes} KB，上限为 {limit} KB。',
    'en-US': 'All files together have {kilobytes} KB, of {limit} KB that they may.',
  },
  entryTooLarge: {
    'zh-CN': '入口及其静态导入压缩后共 {kilobytes} KB，上限为 {limit} KB。请用 import() 延迟加载首屏不需要的部分。',
    'en-US':
      'The entry with what it imports has {kilobytes} KB compressed, of {limit} KB that it may. Load by import() what the first screen does not need.',
  },
  tooMany: {
    'zh-CN': '{what} 有 {count} 个，最多 {limit} 个。',
    'en-US': 'There are {count} of {what}; {limit} are the most.',
  },
} as const satisfies Record<string, Words>
