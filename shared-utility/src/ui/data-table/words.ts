import { fill, type Lang } from '../../contract/index.ts'
import { useLang } from '../../react/index.ts'

const words = {
  'zh-CN': {
    search: '搜索',
    refresh: '刷新',
    export: '导出本页 (CSV)',
    view: '显示设置',
    columns: '列',
    density: '行高',
    compact: '紧凑',
    comfortable: '宽松',
    sortBy: '排序',
    ascending: '升序',
    descending: '降序',
    actions: '操作',
    actionsOf: '{name} 的操作',
    total: '共 {total} 条',
    range: '第 {from}–{to} 条，共 {total} 条',
    pageSize: '每页条数',
    perPage: '{size} 条/页',
    previous: '上一页',
    next: '下一页',
    paging: '分页',
    keys: '用方向键移动，回车打开，按 / 搜索',
    beyond: '这一页已经没有内容',
    firstPage: '回到第一页',
    moreFilters: '更多筛选',
    fewerFilters: '收起筛选',
    filteredBy: '{label}：{value}',
    clearFilters: '清除筛选',
    any: '不限',
    yes: '是',
    no: '否',
    select: '选择 {name}',
    selectAll: '选择本页全部',
    selected: '已选 {count} 条',
    clearSelection: '取消选择',
  },
  'en-US': {
    search: 'Search',
    refresh: 'Refresh',
    export: 'Export this page (CSV)',
    view: 'Display',
    columns: 'Columns',
    density: 'Row height',
    compact: 'Compact',
    comfortable: 'Comfortable',
    sortBy: 'Sort by',
    ascending: 'ascending',
    descending: 'descending',
    actions: 'Actions',
    actionsOf: 'Actions for {name}',
    total: '{total} in all',
    range: '{from}–{to} of {total}',
    pageSize: 'Rows per page',
    perPage: '{size} per page',
    previous: 'Previous page',
    next: 'Next page',
    paging: 'Pages',
    keys: 'Move with the arrow keys, open with Enter, search with /',
    beyond: 'There is nothing on this page any more',
    firstPage: 'Back to the first page',
    moreFilters: 'More filters',
    fewerFilters: 'Fewer filters',
    filteredBy: '{label}: {value}',
    clearFilters: 'Clear filters',
    any: 'Any',
    yes: 'Yes',
    no: 'No',
    select: 'Select {name}',
    selectAll: 'Select all on this page',
    selected: '{count} selected',
    clearSelection: 'Clear selection',
  },
} as const satisfies Record<Lang, Record<string, string>>

type Word = keyof (typeof words)['zh-CN']

export type TableWords = (word: Word, params?: Record<string, string | number>) => string

/** The table kit's own words in the language of the page. */
export function useTableWords(): TableWords {
  const lang = useLang()
  return (word, params = {}) => fill(words[lang][word], params)
}
