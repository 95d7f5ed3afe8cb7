import { settingCalls } from '@atrium/shared-utility/contract'
import packageJson from '../../../package.json' with { type: 'json' }
import type { Handlers } from '../../foundation/context/context.ts'
import { sumBytes } from '../../foundation/file/file-query.ts'
import { packageLimits } from '../package/limits.ts'
import { selectPlatformSetting, selectStorageQuotaMb } from './queries.ts'

const megabyte = 1024 * 1024
const maxFileSizeBytes = 100 * megabyte
const extensions = [
  'pdf',
  'docx',
  'xlsx',
  'pptx',
  'txt',
  'csv',
  'png',
  'jpg',
  'jpeg',
  'gif',
  'webp',
  'mp4',
  'zip',
  'ofd',
]

const mapSettingKey = 'MAP_KEY_CONFIG'
/** Specification 9: the default provider. */
const defaultMap = { enable: 'gaode_map' }

export const settingHandlers: Handlers<typeof settingCalls> = {
  async getServerConfig({ op, key }, { config, now }) {
    const facts = { name: 'Atrium', edition: config.edition, version: packageJson.version, time: now.toISOString() }
    return op === 'get' && key !== undefined ? { [key]: facts[key] } : facts
  },

  async getMapConfig(_input, { db }) {
    return settingCalls.getMapConfig.output.parse((await selectPlatformSetting(db, mapSettingKey)) ?? defaultMap)
  },

  async getUploadLimits(_input, { db, space }) {
    const quotaMb = space === null ? null : await selectStorageQuotaMb(db, space.entId)
    return {
      maxFileSize: maxFileSizeBytes,
      maxPackageSize: packageLimits.bytes,
      used: space === null ? 0 : await sumBytes(db, space.entId),
      quota: quotaMb === null ? null : quotaMb * megabyte,
      extensions,
    }
  },
}
