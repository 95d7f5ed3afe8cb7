import { fill, type Lang } from '../../contract/index.ts'
import { useLang } from '../../react/index.ts'

const words = {
  'zh-CN': {
    parts: '{name} 的内容',
    walk: '列表中的位置',
    at: '第 {at} 条，共 {count} 条',
    previous: '上一条（←）',
    next: '下一条（→）',
    copyLink: '复制链接',
    copied: '链接已复制',
    notCopied: '未能复制，请从地址栏复制链接',
    usedOf: '已用 {used}，剩余 {free}，共 {most}',
    onlyUsed: '已用 {used}，共 {most}',
    onlyFree: '剩余 {free}，共 {most}',
    unused: '尚未使用，共 {most}',
    unlimited: '{used}，不限量',
  },
  'en-US': {
    parts: 'Parts of {name}',
    walk: 'Position in the list',
    at: '{at} of {count}',
    previous: 'Previous (←)',
    next: 'Next (→)',
    copyLink: 'Copy link',
    copied: 'Link copied',
    notCopied: 'Could not copy the link. Copy it from the address bar',
    usedOf: '{used} used, {free} free of {most}',
    onlyUsed: '{used} used of {most}',
    onlyFree: '{free} free of {most}',
    unused: 'Not used yet, {most} in all',
    unlimited: '{used}, no limit',
  },
} as const satisfies Record<Lang, Record<string, string>>

/** What the kit says on the page of a record. */
export function useRecordWords() {
  const lang = useLang()
  return (word: keyof (typeof words)['zh-CN'], params: Record<string, string | number> = {}) =>
    fill(words[lang][word], params)
}
