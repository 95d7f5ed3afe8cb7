import path from 'node:path'
import type { Config } from '../../process/config/config.ts'
import type { Secrets } from '../../process/secrets/secrets.ts'
import type { Backend } from './backend.ts'
import { createFolder } from './folder.ts'

type Options = { config: Pick<Config, 'files' | 'dataFolder'>; secrets: Secrets; now: () => Date }

/** Where the configuration says that bytes lie. */
export async function openBackend({ config, secrets, now }: Options): Promise<Backend> {
  if (config.files.kind === 'folder') return createFolder(path.join(config.dataFolder, 'files'))
  // Few installations have one.
  const { createS3 } = await import('./s3/s3.ts')
  const installation = secrets.mac('the installation, among those that share a bucket').slice(0, 16)
  return createS3(config.files, { installation, now })
}
