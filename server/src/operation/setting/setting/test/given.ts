import type { CallInput } from '@atrium/shared-utility/contract'

/** A mail server on this machine that asks for no password. */
export function aMailSetting(port: number): Omit<CallInput<'updateMailSetting'>, 'version'> {
  return {
    isOn: true,
    host: '127.0.0.1',
    port,
    security: 'none',
    user: '',
    from: 'portal@example.com',
    fromName: 'Portal',
    password: '',
  }
}

type Sms = Omit<CallInput<'updateSmsSetting'>, 'version'>

/** A service for SMS of which only this is filled in. */
export function anSmsSetting(filled: Partial<Sms> & Pick<Sms, 'provider'>): Sms {
  const fields = { url: '', keyId: '', sign: '', template: '', templateEn: '', appId: '', region: '', keySecret: '' }
  return { ...fields, ...filled }
}
