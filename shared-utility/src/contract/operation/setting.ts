import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { attachmentTypes } from '../foundation/attachment-type.ts'
import { nothing } from '../foundation/fields.ts'
import { mapProvider } from '../foundation/map-provider.ts'
import { mapKeys } from './setting-shape.ts'

export const settingCalls = defineCalls({
  getServerConfig: {
    title: ['读取服务器信息', 'Read the facts of the server'],
    summary: 'Public facts of this installation: name, edition, version, time.',
    method: 'GET',
    path: '/napi/global/server',
    access: { who: 'public', while: ['maintenance'] },
    space: 'none',
    envelope: 'data',
    input: z.strictObject({
      op: z.enum(['config', 'get']).default('config'),
      key: z.enum(['name', 'edition', 'version', 'time']).optional(),
    }),
    output: z.object({
      name: z.string().optional(),
      edition: z.enum(['product', 'developer']).optional(),
      version: z.string().optional(),
      time: z.string().optional(),
    }),
  },
  getMapConfig: {
    title: ['读取地图设置', 'Read the map settings'],
    summary: 'Which map provider is on, and its referrer-restricted browser keys.',
    method: 'GET',
    path: '/sapi/user/organization/notice/getConfig',
    access: 'session',
    space: 'none',
    input: z.strictObject({ type: z.literal('MAP_KEY_CONFIG') }),
    output: z.object({
      enable: mapProvider,
      gaode_map: mapKeys.optional(),
      baidu_map: mapKeys.optional(),
      google_map: mapKeys.optional(),
    }),
  },
  getAttachmentLimits: {
    title: ['查看附件限制', 'View the limits of attachments'],
    summary: 'What may be attached to a message: how many files, how large each in bytes, and of which types.',
    method: 'GET',
    path: '/api2/config/setting/ATTACHMENT_S',
    access: 'session',
    space: 'optional',
    input: nothing,
    output: z.object({ perMessage: z.int(), maxSize: z.int(), extensions: z.array(z.enum(attachmentTypes)) }),
  },
  getPreviewService: {
    title: ['查看可预览的文件类型', 'View which files can be previewed'],
    summary:
      'Of the types that may be attached, those that the portal shows in its own pages: pictures, PDF, texts, audio, video and, where a conversion service is on, documents of Office. The others are fetched.',
    method: 'GET',
    path: '/api/filepreview/service',
    access: 'session',
    space: 'optional',
    input: nothing,
    output: z.object({ enabled: z.boolean(), types: z.array(z.enum(attachmentTypes)) }),
  },
  getUploadLimits: {
    title: ['读取上传限制', 'Read the limits of uploads'],
    summary: 'How large an upload may be, and how much storage is used. Sizes in bytes.',
    method: 'GET',
    path: '/api/store/getUMFSize',
    access: 'session',
    space: 'optional',
    input: nothing,
    output: z.object({
      maxFileSize: z.int(),
      maxPackageSize: z.int(),
      used: z.int(),
      quota: z.int().nullable(),
      extensions: z.array(z.string()),
    }),
  },
})
