import type { Logger } from 'pino'
import type { Config } from '../../../foundation/process/config/config.ts'
import type { Aside } from '../../../foundation/db/aside.ts'
import type { Transact } from '../../../foundation/db/tx.ts'
import type { Secrets } from '../../../foundation/process/secrets/secrets.ts'
import { publishedFeishuScript } from '../../../foundation/process/config/feishu-script.ts'
import { createMessengers } from './provider/messengers.ts'

type Options = { config: Config; tx: Transact; secrets: Secrets; log: Logger; now: () => Date; aside: Aside }

/** The messengers as the environment names them; the fake ones live and end with the server. */
export async function openMessengers({ config, ...parts }: Options) {
  const { messengers, feishuScript } = config
  const { timeoutMs } = messengers
  const baseUrl = config.baseUrl ?? `http://localhost:${config.port}`
  const open = (gateway: string | null) => createMessengers({ ...parts, gateway, baseUrl, timeoutMs })
  const closeNothing = async () => {}
  switch (messengers.at) {
    case 'providers':
      return { messengers: open(null), feishuScript, closeMessengers: closeNothing }
    case 'gateway':
      return { messengers: open(messengers.url), feishuScript, closeMessengers: closeNothing }
    case 'fake': {
      // Not part of an installation for production, so loaded only where it is asked for.
      const { startFakeProviders } = await import('@atrium/fake-providers')
      const fake = await startFakeProviders({ now: parts.now })
      const isPublished = feishuScript === publishedFeishuScript
      return {
        messengers: open(fake.url),
        // The address at the fake: the real Feishu is not asked, unless the environment names a script itself.
        feishuScript: isPublished ? publishedFeishuScript.replace('https:/', fake.url) : feishuScript,
        closeMessengers: fake.close,
      }
    }
  }
}
