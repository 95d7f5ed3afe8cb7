import type { SettingValue } from '@atrium/shared-utility/contract'
import type { Config } from '../../process/config/config.ts'
import { allowedAddressOf } from '../outgoing/allowed-address.ts'
import type { Secrets } from '../../process/secrets/secrets.ts'
import type { Settings } from '../../query/setting/settings.ts'

/** The server that sends mail, the sender's address, and where links in it lead. */
export type MailSender = {
  from: string | { name: string; address: string }
  baseUrl: string
  /** The values by which nodemailer connects. */
  connection(): Promise<{ url: string } | Connection>
}

type Connection = {
  host: string
  port: number
  secure: boolean
  requireTLS: boolean
  ignoreTLS: boolean
  auth?: { user: string; pass: string }
  tls: { servername: string }
}

type Parts = {
  config: Pick<Config, 'mail' | 'baseUrl' | 'allowsLoopback'>
  settings: Settings
  secrets: Pick<Secrets, 'open'>
}

/** The server that the environment names; else the one that operators set, which is reached at a public address alone. */
export function chooseMailSender({ config, settings, secrets }: Parts): () => MailSender | null {
  const { mail, baseUrl } = config
  if (mail !== null) return () => ({ ...mail, connection: async () => ({ url: mail.url }) })
  return () => {
    const { value } = settings.current().mail
    // Without an address of its own the portal does not know where a link in a mail should lead.
    if (!value.isOn || baseUrl === null) return null
    const from = { name: value.fromName, address: value.from }
    return { from, baseUrl, connection: () => connectionOf(value, { config, secrets }) }
  }
}

/** The name is resolved here and looked at; the connection goes to that very address, under the server's name. */
async function connectionOf(mail: SettingValue<'mail'>, { config, secrets }: Pick<Parts, 'config' | 'secrets'>) {
  const { host, port, security, user, password } = mail
  return {
    host: await allowedAddressOf(host, config),
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(user !== '' && { auth: { user, pass: password === null ? '' : secrets.open(password) } }),
    tls: { servername: host },
  }
}
