import { entry, type ProblemEntry } from './entry.ts'

/** Of a table that a person brings as a file (CSV or XLSX). The server says why and where, so that pages need no words for it. */
export const tableFileProblems = {
  tableRefused: entry(409, 1001020, ['无法读取此文件：{reason}', 'This file cannot be read. {reason}']),
} as const satisfies Record<string, ProblemEntry>
