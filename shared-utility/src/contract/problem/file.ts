import { entry, type ProblemEntry } from './entry.ts'

/** What the store of files may refuse with. */
export const fileProblems = {
  storageQuotaReached: entry(409, 1001010, [
    '企业的存储空间不足，请联系企业管理员',
    'Not enough storage in this enterprise. Contact your administrator',
  ]),
  fileOffsetWrong: entry(409, 1001011, [
    '上传进度不一致，请从 {offset} 字节处继续',
    'Upload position mismatch: resume from byte {offset}',
  ]),
  storageFull: entry(507, 1001012, [
    '服务器的存储空间不足（未传完的文件也计算在内）。请先传完或删除它们，或联系平台运营人员',
    'The server has no space left for this file (unfinished uploads included). Finish or delete those, or contact the platform operator',
  ]),
  storageReadOnly: entry(507, 1001015, [
    '文件存储不可写入（只读或没有权限），请联系平台运营人员',
    'File storage is not writable (read-only or no permission). Contact the platform operator',
  ]),
  storageUnavailable: entry(500, 1001013, [
    '文件存储暂时不可用，请稍后重试',
    'File storage is unavailable. Try again later',
  ]),
  fileMissing: entry(404, 1001014, ['文件已不存在', 'File no longer exists']),
} as const satisfies Record<string, ProblemEntry>
