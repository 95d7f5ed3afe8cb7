import { entry, type ProblemEntry } from './entry.ts'

/** What an administrator may be refused with who brings many members by a file. */
export const memberImportProblems = {
  importUnderWay: entry(409, 1004060, [
    '本企业的另一次导入还在进行，请等它结束或先停止',
    'Another import of this enterprise is still under way. Wait for its end, or stop it first',
  ]),
  importNotOpen: entry(409, 1004061, [
    '此文件的导入已经开始或已被新文件取代，请重新选择文件',
    'The import of this file has begun already, or another file has taken its place. Choose the file again',
  ]),
} as const satisfies Record<string, ProblemEntry>
