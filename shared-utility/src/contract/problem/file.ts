import { entry, type ProblemEntry } from './entry.ts'

/** What the store of files may refuse with. */
export const fileProblems = {
  storageQuotaReached: entry(409, 1001010, [
    '企业的存储空间不足，请联系企业管理员',
    'The enterprise has no storage left for this. Please ask your administrator',
  ]),
  fileOffsetWrong: entry(409, 1001011, [
    '上传进度不一致，请从 {offset} 字节处继续',
    'The upload does not go on from there: it stands at byte {offset}',
  ]),
  storageFull: entry(507, 1001012, [
    '服务器的存储空间不足（未传完的文件也计算在内）。请先传完或删除它们，或联系平台运营人员',
    'The server has no room left for this file, counting uploads that are not finished. Finish or delete those, or ask the platform operator',
  ]),
  storageReadOnly: entry(507, 1001015, [
    '文件存储不可写入（只读或没有权限），请联系平台运营人员',
    'The file store cannot be written to: it is read-only, or rights are missing. Please ask the platform operator',
  ]),
  storageUnavailable: entry(500, 1001013, [
    '文件存储暂时不可用，请稍后重试',
    'The file store cannot be reached right now. Try again soon',
  ]),
  fileMissing: entry(404, 1001014, ['文件已不存在', 'This file is no longer there']),
} as const satisfies Record<string, ProblemEntry>
