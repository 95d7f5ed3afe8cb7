import { entry, type ProblemEntry } from './entry.ts'

/** What a person may be refused with who brings many members or records by a file. */
export const memberImportProblems = {
  importUnderWay: entry(409, 1004060, [
    '另一次导入还在进行，请等它结束或先停止',
    'Another import is still running. Wait for it or stop it first',
  ]),
  importNotOpen: entry(409, 1004061, [
    '此文件的导入已经开始或已被新文件取代，请重新选择文件',
    'This file is already being imported or was replaced by another one. Choose the file again',
  ]),
} as const satisfies Record<string, ProblemEntry>
