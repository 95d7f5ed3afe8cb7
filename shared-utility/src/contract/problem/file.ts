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
  previewNotOffered: entry(409, 1001016, [
    '平台没有启用文档转换服务，此文件无法在线预览，请下载后查看',
    'Document conversion is not set up on this platform, so the file can’t be previewed. Download it instead',
  ]),
  previewTooLarge: entry(409, 1001017, [
    '文件超过 {megabytes} MB，无法在线预览，请下载后查看',
    'Files over {megabytes} MB can’t be previewed. Download it instead',
  ]),
  previewSlow: entry(409, 1001018, [
    '文档在 {seconds} 秒内没有转换完成，请稍后重试或下载后查看',
    'The document was not converted within {seconds} seconds. Try again later, or download it',
  ]),
  previewRefused: entry(409, 1001020, [
    '此文档无法转换为 PDF，可能已损坏或受密码保护，请下载后查看',
    'This document can’t be converted to PDF; it may be damaged or protected by a password. Download it instead',
  ]),
  previewFailed: entry(409, 1001019, [
    '文档转换服务没有正常应答，请稍后重试，或下载后查看',
    'The conversion service did not work properly. Try again later, or download the document',
  ]),
  thumbnailNotMade: entry(409, 1001021, ['此文件没有缩略图', 'This file has no thumbnail']),
  fileMissing: entry(404, 1001014, ['文件已不存在', 'File no longer exists']),
} as const satisfies Record<string, ProblemEntry>
