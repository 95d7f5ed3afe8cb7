import { entry, type ProblemEntry } from './entry.ts'

/** What writing a list out may be refused with. */
export const exportProblems = {
  tooManyExports: entry(409, 1006001, [
    '您已有 {count} 个导出正在进行，请等待完成或取消其中一个',
    'You have {count} exports running. Wait for one or cancel one',
  ]),
  exportNotDone: entry(409, 1006002, ['导出尚未完成', 'This export is not finished yet']),
  linkNotValid: entry(403, 1006003, [
    '此链接已失效，请重新下载',
    'This link is no longer valid. Start the download again',
  ]),
  exportsTooOften: entry(429, 1006004, [
    '导出过于频繁，请在 {seconds} 秒后重试',
    'Too many exports in a short time. Try again in {seconds} seconds',
  ]),
} as const satisfies Record<string, ProblemEntry>
