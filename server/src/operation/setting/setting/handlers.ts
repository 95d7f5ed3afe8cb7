import { type settingCalls } from '@atrium/shared-utility/contract'
import { previewKindOf } from '@atrium/shared-utility/model'
import packageJson from '../../../../package.json' with { type: 'json' }
import { mediaTypes } from '../../../enterprise/message/attachment/content.ts'
import type { Handlers } from '../../../foundation/call/context/context.ts'
import { sumBytes } from '../../../foundation/file/file/file-query.ts'
import { brandIn } from '../../../foundation/query/setting/brand.ts'
import type { Settings } from '../../../foundation/query/setting/settings.ts'
import { selectStorageQuotaMb } from './queries.ts'

const megabyte = 1024 * 1024

const known = ({ settings }: { settings: Settings }) => settings.current()

export const settingHandlers: Handlers<typeof settingCalls> = {
  async getServerConfig({ op, key }, { config, now, lang, services }) {
    const { name = 'Atrium' } = brandIn(lang, known(services).brand.value) ?? {}
    const facts = { name, edition: config.edition, version: packageJson.version, time: now.toISOString() }
    return op === 'get' && key !== undefined ? { [key]: facts[key] } : facts
  },

  getMapConfig: async (_input, { services }) => known(services).map.value,

  async getAttachmentLimits(_input, { services }) {
    const { perMessage, megabytes, types } = known(services).attachment.value
    return { perMessage, maxSize: megabytes * megabyte, extensions: types }
  },

  async getPreviewService(_input, { services }) {
    const types = known(services).attachment.value.types.filter((type) => {
      const kind = previewKindOf(mediaTypes[type])
      return kind === 'office' ? services.previews.isOffered : kind !== null
    })
    return { enabled: types.length > 0, types }
  },

  async getUploadLimits(_input, { db, space, services }) {
    const quotaMb = space === null ? null : await selectStorageQuotaMb(db, space.entId)
    const { attachment, upload } = known(services)
    return {
      maxFileSize: attachment.value.megabytes * megabyte,
      maxPackageSize: upload.value.packageMegabytes * megabyte,
      used: space === null ? 0 : await sumBytes(db, space.entId),
      quota: quotaMb === null ? null : quotaMb * megabyte,
      extensions: attachment.value.types,
    }
  },
}
