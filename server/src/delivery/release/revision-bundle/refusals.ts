import { Problem, type BundleRefusal, type Lang } from '@atrium/shared-utility/contract'
import type { ReaderRefusal } from '../../../foundation/file/reader/thread-words.ts'

type Refusal = BundleRefusal | ReaderRefusal

/** Why a bundle is not imported, in words. */
export function refusedIn(refusal: Refusal, lang: Lang) {
  const [zhCN, enUS] = words[refusal] ?? broken
  return new Problem('importRefused', { reason: lang === 'zh-CN' ? zhCN : enUS })
}

const broken = ['它不是完整的发布包', 'it is no whole bundle with a revision'] as const

/** Where more can be said than that. */
const words: Partial<Record<Refusal, readonly [string, string]>> = {
  unsigned: ['它没有签名', 'nobody has signed it'],
  signerUnknown: [
    '签名者不在 ATRIUM_REVISION_KEYS 中。核对来源门户的公钥后，将其加入配置并重启服务器',
    'its signer is not in ATRIUM_REVISION_KEYS. Compare the key with the portal that it comes from, add it there and restart the server',
  ],
  otherFormat: [
    '它不是导出的发布，例如是更新包',
    'it is no exported revision, but for example a bundle with an update',
  ],
  hashWrong: [
    '其中有文件与签名时不同，请重新导出并传输',
    'a file in it is another one than was signed. Export and carry it again',
  ],
  truncated: ['它不完整，请重新传输', 'it is cut short. Carry it again'],
  ambiguous: ['文件目录与实际内容不一致', 'its file list does not match the files in it'],
  missingFiles: ['其中缺少文件', 'files are missing in it'],
  extraFiles: ['其中有未签名的文件', 'it holds files that nobody has signed'],
  manifestBroken: ['其中有清单不完整或格式不对', 'a manifest in it is not whole, or says something that is not known'],
  tooSlow: ['检查它耗时过长', 'verifying it takes too long'],
}
