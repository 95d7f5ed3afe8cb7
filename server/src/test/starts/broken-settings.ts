import type { Broken } from './broken-start.ts'

const set = (title: string, environment: Record<string, string>, says: RegExp): Broken => ({
  title,
  says,
  isQuick: true,
  prepare: () => environment,
})

const production = { NODE_ENV: 'production', ATRIUM_BASE_URL: 'https://portal.example.com' }

/** Variables that are not allowed: refused before anything is touched, and before most of the server is loaded. */
export const brokenSettings: readonly Broken[] = [
  set('a port that is no number', { PORT: 'http' }, /^PORT must be a whole number/),
  set('a port that there is not', { PORT: '70000' }, /^PORT must be a whole number/),
  set('a base address without a scheme', { ATRIUM_BASE_URL: 'portal.example.com' }, /^ATRIUM_BASE_URL must be/),
  set('a database of another kind', { DATABASE_URL: 'mysql://a:b@db/c' }, /^DATABASE_URL must be a postgres/),
  set('a misspelt name', { ATRIUM_EDITON: 'product' }, /^ATRIUM_EDITON is not a setting/),
  set('a password that is too short', { ATRIUM_DEMO_PASSWORD: 'short' }, /^ATRIUM_DEMO_PASSWORD must have 8/),
  set('a level of the log that there is not', { LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of/),
  set('production without an address', { NODE_ENV: 'production' }, /^ATRIUM_BASE_URL must be set in production/),
  set(
    'production with what is for tests',
    { ...production, ATRIUM_ALLOW_LOOPBACK: '1' },
    /^ATRIUM_ALLOW_LOOPBACK is for/,
  ),
  set('one port for two', { PORT: '9001', ATRIUM_METRICS_PORT: '9001' }, /^ATRIUM_METRICS_PORT must be another/),
  set('a proxy that is none', { ATRIUM_TRUST_PROXY: 'everybody' }, /^ATRIUM_TRUST_PROXY must list/),
  set('a sender of SMS without an address', { ATRIUM_SMS_PROVIDER: 'http' }, /^ATRIUM_SMS_URL must be set/),
  set('a pause that is no number', { ATRIUM_DRAIN_SECONDS: 'soon' }, /^ATRIUM_DRAIN_SECONDS must be a whole number/),
  set(
    'mail without a sender',
    { ATRIUM_SMTP_URL: 'smtp://mail.example.com' },
    /^ATRIUM_(MAIL_FROM|SMTP_URL|BASE_URL) /,
  ),
]
