import { entry, type ProblemEntry } from './entry.ts'

/** Why own wording cannot stand in the place of a shipped text. */
export const dictionaryProblems = {
  textSyntax: entry(400, 1019001, [
    '文字格式有误：请检查花括号是否成对，复数和选项的写法是否完整',
    'This cannot be read: check that braces come in pairs and that plurals and choices are complete',
  ]),
  textNotPlain: entry(400, 1019002, [
    '此处的文字只能包含普通文字和花括号中的变量，不能使用复数、选项或标签',
    'Only plain words and values in braces are possible here, no plurals, choices or tags',
  ]),
  textTag: entry(400, 1019003, [
    '标签 <{name}> 必须与系统自带文字中的标签一致',
    'The tags have to be those of the shipped text, which differs in <{name}>',
  ]),
  textValueMissing: entry(400, 1019004, [
    '缺少变量 {name}，请用花括号写入',
    'The value {name} is missing. Write it in braces',
  ]),
  textValueUnknown: entry(400, 1019005, [
    '系统自带文字中没有变量 {name}，请删除',
    'The shipped text has no value {name}. Leave it out',
  ]),
  textValueKind: entry(400, 1019006, [
    '变量 {name} 的用法与系统自带文字不同（数字、日期、选项不能互换）',
    'The value {name} is used in another way than in the shipped text (number, date or choice)',
  ]),
  textOption: entry(400, 1019007, ['变量 {name} 没有选项 {option}', 'The value {name} has no choice {option}']),
  textUnknown: entry(404, 1019011, ['系统中没有此文字', 'There is no such text']),
  textUnusable: entry(400, 1019012, [
    '文字超过 1000 个字符，或含有不可见的字符',
    'This is longer than 1000 characters, or has some that are not seen',
  ]),
  textDraftUnfit: entry(409, 1019013, [
    '草稿“{id}”与系统自带文字不再匹配，请先修改或放弃',
    'The draft of “{id}” does not fit the shipped text any more. Change or discard it first',
  ]),
  noTextDrafts: entry(409, 1019008, ['没有待发布的修改', 'There are no drafts to publish']),
  noTextChanges: entry(409, 1019009, [
    '该版本的文字与当前相同，无需恢复',
    'The wording of that revision is the same as now',
  ]),
  textFileUnreadable: entry(400, 1019010, [
    '此文件不是语言词典，或已损坏（{reason}）；请选择本页导出的 JSON 或 XLIFF 1.2 文件，编码须为 UTF-8',
    'This file is no dictionary, or is damaged ({reason}). Choose a JSON or XLIFF 1.2 file that this page has exported, in UTF-8',
  ]),
} as const satisfies Record<string, ProblemEntry>
