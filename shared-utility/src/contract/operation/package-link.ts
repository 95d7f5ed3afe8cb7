import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { platformOperator } from '../foundation/callers.ts'
import { enterpriseId, id, instant, listInput, listOutput } from '../foundation/fields.ts'
import { file } from '../wire/file.ts'
import { packagePlatform } from './package-shape.ts'

export const packageLinkCalls = defineCalls({
  linkPackage: {
    title: ['生成安装包下载链接', 'Create a link to a package'],
    summary:
      'A link to the file that holds for ten minutes and needs no session, for oneself or in the name of an enterprise that has the package.',
    stepUpReason: 'whoever has the link has the file',
    method: 'POST',
    path: '/api/sysop/{platform}/{id}/link',
    access: { who: platformOperator, needs: { stepUp: true } },
    space: 'none',
    input: z.strictObject({ platform: packagePlatform, id, entid: enterpriseId.optional() }),
    output: z.object({
      url: z.string(),
      /** What an iPhone installs it by: only over https. */
      installUrl: z.string().nullable(),
      expiresAt: instant,
    }),
    problems: ['notFound', 'packageNotReady', 'packageNotTheirs'],
  },
  listPackageDownloads: {
    title: ['查看安装包下载记录', 'List the downloads of a package'],
    summary: 'Who fetched a package by a link, the newest first.',
    path: '/api/sysop/{platform}/{id}/downloads',
    access: platformOperator,
    space: 'none',
    input: z.strictObject({ platform: packagePlatform, id, ...listInput }),
    output: listOutput(
      z.object({
        id,
        at: instant,
        /** In whose name. */
        entid: enterpriseId.nullable(),
        entName: z.string().nullable(),
        linkedBy: z.string().nullable(),
        ip: z.string().nullable(),
        userAgent: z.string().nullable(),
        /** How many were sent, the same ones twice counted twice. */
        bytes: z.int(),
        /** Each of its bytes was sent. What the last of them came to is known only there. */
        isWhole: z.boolean(),
      }),
    ),
    problems: ['notFound'],
  },
  fetchPackage: {
    title: ['下载安装包', 'Download a package'],
    summary: 'The file that a link of `linkPackage` leads to, whole or in ranges: the link is all the authority.',
    path: '/d/{token}',
    access: { who: 'public', session: 'ignored' },
    space: 'none',
    envelope: 'file',
    input: z.strictObject({ token: z.string().max(100) }),
    output: file,
    problems: ['linkNotValid', 'fileMissing'],
  },
  getInstallManifest: {
    title: ['读取 iPhone 安装清单', 'Read the iPhone install manifest'],
    summary: 'What an iPhone reads to install the package of such a link.',
    path: '/d/{token}/manifest.plist',
    access: { who: 'public', session: 'ignored' },
    space: 'none',
    envelope: 'file',
    input: z.strictObject({ token: z.string().max(100) }),
    output: file,
    problems: ['linkNotValid', 'fileMissing'],
  },
})
