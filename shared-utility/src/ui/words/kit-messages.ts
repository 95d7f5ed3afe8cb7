import type { Messages } from '../../page/i18n/intl.ts'

/** The words of the kit beyond the first page; a parcel's own words are in its own dictionary. */
export const kitMessages: Messages = {
  'zh-CN': {
    'skeleton.label': '正在加载',
    'skeleton.slow': '加载用时比平常久，请再等一会儿。',
    'leave.title': '有未保存的修改',
    'leave.stay': '继续编辑',
    'leave.go': '放弃并离开',
    'header.trail': '所在位置',
    'operated.none': '请先选择企业',
    'operated.noneHelp': '这里的设置属于某个企业。请从企业详情进入。',
    'operated.choose': '选择企业',
    'header.count': '共 {count}',
  },
  'en-US': {
    'skeleton.label': 'Loading',
    'skeleton.slow': 'This is taking longer than usual.',
    'leave.title': 'You have unsaved changes',
    'leave.stay': 'Keep editing',
    'leave.go': 'Leave without saving',
    'header.trail': 'Where this is',
    'operated.none': 'Choose an enterprise first',
    'operated.noneHelp': 'These settings belong to one enterprise. Its details lead here.',
    'operated.choose': 'Choose an enterprise',
    'header.count': '{count} total',
  },
}
