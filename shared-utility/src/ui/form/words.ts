import { fill, type Lang } from '../../contract/index.ts'
import { useLang } from '../../react/index.ts'

const words = {
  'zh-CN': {
    cancel: '取消',
    close: '关闭',
    conflictTitle: '保存期间，其他人修改了这些内容',
    conflictHelp: '您填写的内容没有丢失。请载入最新内容，核对后再保存。',
    conflictReload: '载入最新内容',
    rebased: '已载入最新内容，您修改过的字段保持不变。请核对后保存。',
    theirs: '其他人已改为“{value}”',
    empty: '空',
    choosePicture: '选择图片',
    calendar: '从日历中选择',
    pickerLoading: '正在查找',
    pickerNone: '无匹配结果',
    pickerFailed: '查找失败，请重试',
    pickerOpen: '展开',
    pickerClear: '清除',
    pickerClose: '收起',
  },
  'en-US': {
    cancel: 'Cancel',
    close: 'Close',
    conflictTitle: 'Someone else changed this while you were editing',
    conflictHelp: 'Your input is kept. Load the latest version, check it and save again.',
    conflictReload: 'Load the latest version',
    rebased: 'Latest version loaded; the fields you edited are kept. Check and save.',
    theirs: 'Changed by someone else to “{value}”',
    empty: 'empty',
    choosePicture: 'Choose a picture',
    calendar: 'Choose from a calendar',
    pickerLoading: 'Searching',
    pickerNone: 'No matches',
    pickerFailed: 'Search failed. Try again',
    pickerOpen: 'Open',
    pickerClear: 'Clear',
    pickerClose: 'Close',
  },
} as const satisfies Record<Lang, Record<string, string>>

type Word = keyof (typeof words)['zh-CN']

/** The form kit's own words in the language of the page. */
export function useFormWords() {
  const lang = useLang()
  return (word: Word, params: Record<string, string> = {}) => fill(words[lang][word], params)
}
