import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { known, readConfig } from './config.ts'

const production = { NODE_ENV: 'production', ATRIUM_BASE_URL: 'https://portal.example' }

test('without any setting it is the demo on port 9000', () => {
  expect(readConfig({})).toMatchObject({
    port: 9000,
    edition: 'product',
    databaseUrl: null,
    baseUrl: null,
    isSecure: false,
    isProduction: false,
    logLevel: 'warn',
  })
})

test('an https address makes cookies secure', () => {
  expect(readConfig({ ATRIUM_BASE_URL: 'https://portal.example/' })).toMatchObject({
    baseUrl: 'https://portal.example',
    isSecure: true,
  })
})

test.each([
  ['ATRIUM_EDITON', 'developer', /ATRIUM_EDITON is not a setting/],
  ['ATRIUM_EDITION', 'both', /ATRIUM_EDITION must be one of product, developer/],
  ['PORT', '90000', /PORT must be a whole number/],
  ['PORT', '80a', /PORT must be a whole number/],
  ['ATRIUM_BASE_URL', 'portal.example', /ATRIUM_BASE_URL must be/],
  ['ATRIUM_BASE_URL', 'https://portal.example/path', /ATRIUM_BASE_URL must be/],
  ['DATABASE_URL', 'mysql://db', /DATABASE_URL must be a postgres/],
  ['ATRIUM_DEMO_PASSWORD', 'short', /ATRIUM_DEMO_PASSWORD must have 8/],
  ['ATRIUM_TRUST_PROXY', '10.0.0.0/64', /ATRIUM_TRUST_PROXY must list/],
  ['ATRIUM_FEISHU_SCRIPT', 'http://cdn.example/sdk.js', /ATRIUM_FEISHU_SCRIPT must be an https/],
  ['ATRIUM_MESSENGERS', 'ftp://gateway.example', /ATRIUM_MESSENGERS must be the https/],
  ['ATRIUM_MESSENGER_TIMEOUT_MS', '5', /ATRIUM_MESSENGER_TIMEOUT_MS must be a whole number/],
  ['ATRIUM_SMS_PROVIDER', 'pigeon', /ATRIUM_SMS_PROVIDER must be one of none, development/],
  ['ATRIUM_SMS_PROVIDER', 'http', /ATRIUM_SMS_URL must be set/],
  ['ATRIUM_SMS_PROVIDER', 'aliyun', /ATRIUM_SMS_TEMPLATE must be set/],
  ['ATRIUM_CONVERTER', 'gotenberg:3000', /ATRIUM_CONVERTER must be the http/],
  ['ATRIUM_CONVERTER_SECONDS', '1', /ATRIUM_CONVERTER_SECONDS must be a whole number/],
  ['ATRIUM_METRICS_TOKEN', 'short', /ATRIUM_METRICS_TOKEN must have/],
  ['ATRIUM_METRICS_PORT', '0x1', /ATRIUM_METRICS_PORT must be a whole number/],
  ['ATRIUM_SECURITY_CONTACT', 'http://portal.example', /ATRIUM_SECURITY_CONTACT must be/],
  ['ATRIUM_SECURITY_CONTACT', 'mailto:a@b.example\nExpires: never', /ATRIUM_SECURITY_CONTACT must be/],
  ['ATRIUM_S3_URL', 'https://s3.example/path', /ATRIUM_S3_URL must be http/],
  ['ATRIUM_S3_URL', 'https://s3.example', /ATRIUM_S3_BUCKET must be set/],
  ['ATRIUM_S3_BUCKET', 'A_B', /ATRIUM_S3_BUCKET must be the name/],
  ['ATRIUM_S3_KEY_SECRET', 'secret', /ATRIUM_S3_URL must be set/],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4317', /OTEL_EXPORTER_OTLP_ENDPOINT must be an http/],
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc', /OTEL_EXPORTER_OTLP_PROTOCOL must be one of http\/protobuf, http\/json/],
  ['OTEL_TRACES_SAMPLER_ARG', '1.5', /OTEL_TRACES_SAMPLER_ARG must be a share/],
  ['LOG_LEVEL', 'loud', /LOG_LEVEL must be one of/],
])('%s=%s stops the start with a sentence that names it', (name, value, sentence) => {
  expect(() => readConfig({ [name]: value })).toThrow(sentence)
})

test('the metrics have a port of their own, or none', () => {
  const same = /ATRIUM_METRICS_PORT must be another port than PORT, which is 9000 too/
  expect(() => readConfig({ ATRIUM_METRICS_PORT: '9000' })).toThrow(same)
  expect(() => readConfig({ PORT: '09000', ATRIUM_METRICS_PORT: '9000' })).toThrow(same)
  expect(readConfig({ PORT: '0', ATRIUM_METRICS_PORT: '9000' }).metricsPort).toBe(9000)
})

test('T17: production does not start without the address that people use', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/ATRIUM_BASE_URL must be set in production/)
  expect(readConfig(production).baseUrl).toBe('https://portal.example')
})

test.each([
  ['security@portal.example', 'mailto:security@portal.example'],
  ['https://portal.example/security', 'https://portal.example/security'],
  ['tel:+8610000000', 'tel:+8610000000'],
])('the contact for security %s is told as %s', (value, contact) => {
  expect(readConfig({ ATRIUM_SECURITY_CONTACT: value }).securityContact).toBe(contact)
})

test('mail needs a server, a sender and the address that its links lead to', () => {
  const [ATRIUM_SMTP_URL, ATRIUM_MAIL_FROM] = ['smtp://mail.example:587', 'Portal <portal@portal.example>']
  const ATRIUM_BASE_URL = 'https://portal.example'
  expect(readConfig({ ATRIUM_SMTP_URL, ATRIUM_MAIL_FROM, ATRIUM_BASE_URL }).mail).toEqual({
    url: ATRIUM_SMTP_URL,
    from: ATRIUM_MAIL_FROM,
    baseUrl: ATRIUM_BASE_URL,
  })
  expect(readConfig({}).mail).toBe(null)
  expect(() => readConfig({ ATRIUM_MAIL_FROM, ATRIUM_BASE_URL })).toThrow(/ATRIUM_SMTP_URL must be/)
  expect(() => readConfig({ ATRIUM_SMTP_URL, ATRIUM_MAIL_FROM: 'portal', ATRIUM_BASE_URL })).toThrow(/ATRIUM_MAIL_FROM/)
  expect(() => readConfig({ ATRIUM_SMTP_URL, ATRIUM_MAIL_FROM })).toThrow(/ATRIUM_BASE_URL must be set/)
})

test('the sentence about DATABASE_URL does not repeat the password in it', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://user:hunter2@db' })).toThrow(
    expect.not.objectContaining({ message: expect.stringContaining('hunter2') }),
  )
})

test('codes by SMS are written to the log in the demo, offered by none in production, and never logged there', () => {
  expect(readConfig({}).sms).toEqual({ kind: 'development' })
  expect(readConfig(production).sms).toEqual({ kind: 'none' })
  const development = { ...production, ATRIUM_SMS_PROVIDER: 'development' }
  expect(() => readConfig(development)).toThrow(/production refuses it/)
})

test.each(['fake', 'http://127.0.0.1:4000'])('in production the messengers are not “%s”', (value) => {
  expect(() => readConfig({ ...production, ATRIUM_MESSENGERS: value })).toThrow(/ATRIUM_MESSENGERS/)
})

test('production refuses a conversion service that is made up', () => {
  expect(() => readConfig({ ...production, ATRIUM_CONVERTER: 'fake' })).toThrow(/ATRIUM_CONVERTER=fake/)
  expect(readConfig({ ...production, ATRIUM_CONVERTER: 'http://gotenberg:3000' }).converter).toEqual({
    at: 'address',
    url: 'http://gotenberg:3000/',
    seconds: 60,
    megabytes: 20,
  })
})

test('traces go where the environment says as everywhere, and nowhere when it says so', () => {
  const at = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' }
  expect(readConfig({}).tracing).toBe(null)
  expect(readConfig(at).tracing?.url).toBe('http://collector:4318/v1/traces')
  const own = { ...at, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://elsewhere/in' }
  expect(readConfig(own).tracing?.url).toBe('http://elsewhere/in')
  expect(readConfig({ ...at, OTEL_SDK_DISABLED: 'true' }).tracing).toBe(null)
  expect(readConfig({ ...at, OTEL_TRACES_EXPORTER: 'none' }).tracing).toBe(null)
})

test.each(['hunter2', 'key=%hunter2'])(
  'the sentence about the collector’s headers does not repeat them (%s)',
  (value) => {
    const set = () => readConfig({ OTEL_EXPORTER_OTLP_HEADERS: value })
    expect(set).toThrow(/OTEL_EXPORTER_OTLP_HEADERS must be name=value/)
    expect(set).not.toThrow('hunter2')
  },
)

test('docs/operations.md tells every setting, and none that is not there', () => {
  const { repositoryFolder } = readConfig({})
  const read = (file: string) => readFileSync(`${repositoryFolder}/${file}`, 'utf8')
  const settings = read('docs/operations.md').split('## Settings')[1]?.split('\n## ')[0] ?? ''
  const told = new Set([...settings.matchAll(/`([A-Z][A-Z0-9_]*[A-Z0-9])`/g)].map(([, name = '']) => name))
  const code = read('server/src/foundation/process/config/config.ts')
  const own = [...code.matchAll(/(?:environment, |name: )'([A-Z_]+)'/g)].map(([, name = '']) => name)
  expect(own).toContain('NODE_ENV')
  expect([...known, ...own].filter((name) => !told.has(name))).toEqual([])
  expect([...told].filter((name) => name.startsWith('ATRIUM_') && !known.has(name))).toEqual([])
})
