import type { BrowserCheck, BrowserCheckState, Lang } from '@atrium/shared-utility/contract'
import type { CheckRow } from './queries.ts'

type Said = Pick<CheckRow, 'state' | 'why' | 'done' | 'mounts' | 'ended_at'>

/** How it stands with the run of a version, in words. */
export function browserCheckOf(row: Said, lang: Lang): BrowserCheck {
  const { state, done, mounts: of, ended_at: endedAt } = row
  return { state, msg: meaningOf(row, lang), done, of, endedAt: endedAt?.toISOString() ?? null }
}

export function meaningOf({ state, why }: Pick<Said, 'state' | 'why'>, lang: Lang) {
  const [zhCN, enUS] = words[state]
  const known = reasons[why ?? ''] ?? [why ?? '', why ?? '']
  const [text, reason] = lang === 'zh-CN' ? [zhCN, known[0]] : [enUS, known[1]]
  return text.replace('{why}', reason)
}

const words: Record<BrowserCheckState, [string, string]> = {
  waiting: ['等待在浏览器中运行', 'It waits to be run in a browser'],
  running: ['正在浏览器中运行', 'It is being run in a browser'],
  passed: ['已在浏览器中运行，未发现不可发布的问题', 'It was run in a browser, and nothing keeps it out'],
  refused: ['在浏览器中运行时发现问题，不能发布', 'It was run in a browser, and what was found keeps it out'],
  failed: ['没有检查出结果：{why}', 'Nothing came of running it in a browser: {why}'],
  unavailable: ['没有在浏览器中运行：{why}', 'It was not run in a browser: {why}'],
}

/** Anything else is what the browser, or the system, has said. */
const reasons: Record<string, [string, string]> = {
  none: [
    '服务器没有 Chromium（可用 ATRIUM_CHROMIUM 指定）',
    'the server has no Chromium (ATRIUM_CHROMIUM can name one)',
  ],
  root: ['服务器以 root 运行，Chromium 的沙箱无法启用', 'the server runs as root, where Chromium fences nothing in'],
  noPortal: ['门户尚未构建', 'the portal is not built yet'],
  overtaken: ['之后又上传了另一个版本', 'another version was uploaded before its turn'],
  ended: ['每次运行时服务器进程都中断了', 'each process that ran it has ended in the middle'],
}
