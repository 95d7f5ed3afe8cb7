import { z } from 'zod'
import { ConfigError } from '../error/config-error.ts'
import { must, mustNot, oneOf } from './value.ts'

/** Where the bytes of files lie. */
export type FileSettings = { kind: 'folder' } | ({ kind: 's3' } & S3Settings)

export type S3Settings = {
  endpoint: string
  bucket: string
  region: string
  keyId: string
  keySecret: string
  style: 'path' | 'host'
}

export const fileVariables = {
  // Looked at whole below. It may hold a name and a password, so no sentence repeats it.
  ATRIUM_S3_URL: z
    .string()
    .refine(isOrigin, must('be http:// or https:// and a host, with no path'))
    .transform((value) => new URL(value).origin)
    .optional(),
  ATRIUM_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, mustNot('be the name of a bucket'))
    .optional(),
  ATRIUM_S3_REGION: z.string().default('us-east-1'),
  ATRIUM_S3_KEY_ID: z.string().optional(),
  ATRIUM_S3_KEY_SECRET: z.string().optional(),
  ATRIUM_S3_STYLE: oneOf(['path', 'host']).default('path'),
}

type Variables = z.infer<z.ZodObject<typeof fileVariables>>

/** The data folder, unless a store is named; half of one is an error. */
export function filesOf(set: Variables, isProduction: boolean): FileSettings {
  const { ATRIUM_S3_URL: endpoint, ATRIUM_S3_BUCKET: bucket } = set
  const { ATRIUM_S3_KEY_ID: keyId, ATRIUM_S3_KEY_SECRET: keySecret } = set
  const parts = {
    ATRIUM_S3_URL: endpoint,
    ATRIUM_S3_BUCKET: bucket,
    ATRIUM_S3_KEY_ID: keyId,
    ATRIUM_S3_KEY_SECRET: keySecret,
  }
  if (Object.values(parts).every((value) => value === undefined)) return { kind: 'folder' }
  if (endpoint === undefined || bucket === undefined || keyId === undefined || keySecret === undefined) {
    const missing = Object.entries(parts).find(([, value]) => value === undefined)
    throw new ConfigError(`${missing?.[0]} must be set to keep files in an S3-compatible store.`)
  }
  if (isProduction && endpoint.startsWith('http:'))
    throw new ConfigError('ATRIUM_S3_URL must be https:// in production: files would travel in the open.')
  return { kind: 's3', endpoint, bucket, keyId, keySecret, region: set.ATRIUM_S3_REGION, style: set.ATRIUM_S3_STYLE }
}

function isOrigin(value: string) {
  const url = URL.parse(value)
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.pathname === '/' &&
    url.search + url.hash + url.username === ''
  )
}
