import { entry, type ProblemEntry } from './entry.ts'

/** Why own wording cannot stand in the place of a shipped text. */
export const dictionaryProblems = {
  textSyntax: entry(400, 1019001, [
    '文字格式有误：请检查花括号是否成对，复数和选项的写法是否完整',
    'Invalid syntax: check matching braces and complete plurals and choices',
  ]),
  textNotPlain: entry(400, 1019002, [
    '此处的文字只能包含普通文字和花括号中的变量，不能使用复数、选项或标签',
    'Only plain text and placeholders in braces are allowed here, no plurals, choices or tags',
  ]),
  textTag: entry(400, 1019003, [
    '标签 <{name}> 必须与默认文字中的标签一致',
    'Tags must match the default text; <{name}> differs',
  ]),
  textValueMissing: entry(400, 1019004, [
    '缺少变量 {name}，请用花括号写入',
    'The placeholder {name} is missing. Add it in braces',
  ]),
  textValueUnknown: entry(400, 1019005, [
    '默认文字中没有变量 {name}，请删除',
    'The default text has no placeholder {name}. Remove it',
  ]),
  textValueKind: entry(400, 1019006, [
    '变量 {name} 的用法与默认文字不同（数字、日期、选项不能互换）',
    'The placeholder {name} has a different type than in the default text (number, date or choice)',
  ]),
  textOption: entry(400, 1019007, ['变量 {name} 没有选项 {option}', 'The placeholder {name} has no option {option}']),
  textUnknown: entry(404, 1019011, ['系统中没有此文字', 'Text not found']),
  textUnusable: entry(400, 1019012, [
    '文字超过 1000 个字符，或含有不可见的字符',
    'Longer than 1000 characters, or contains invisible characters',
  ]),
  textDraftUnfit: entry(409, 1019013, [
    '草稿“{id}”与默认文字不再匹配，请先修改或放弃',
    'The draft of “{id}” no longer matches the default text. Edit or discard it first',
  ]),
  noTextDrafts: entry(409, 1019008, ['没有待发布的修改', 'There are no drafts to publish']),
  noTextChanges: entry(409, 1019009, [
    '该版本的文字与当前相同，无需恢复',
    'That revision is identical to the current one',
  ]),
  textFileUnreadable: entry(400, 1019010, [
    '此文件不是文案文件，或已损坏（{reason}）；请选择本页导出的 JSON 或 XLIFF 1.2 文件，编码须为 UTF-8',
    'Not a translation file, or damaged ({reason}). Choose a JSON or XLIFF 1.2 file exported from this page, in UTF-8',
  ]),
} as const satisfies Record<string, ProblemEntry>
