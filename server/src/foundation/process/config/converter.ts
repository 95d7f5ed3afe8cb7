import { z } from 'zod'
import { ConfigError } from '../error/config-error.ts'
import { wholeNumber } from './value.ts'

/** Which service makes PDF of documents of Office; `settings`: the one that operators set, if any. */
export type ConverterSettings =
  | { at: 'settings' }
  /** On the loopback address, started with the server. */
  | ({ at: 'fake' } & Bounds)
  | ({ at: 'address'; url: string } & Bounds)

type Bounds = { seconds: number; megabytes: number }

export const converterVariables = {
  // It may hold a name and a password, so no sentence repeats it.
  ATRIUM_CONVERTER: z.string().optional(),
  ATRIUM_CONVERTER_SECONDS: wholeNumber(5, 300).default(60),
  ATRIUM_CONVERTER_MEGABYTES: wholeNumber(1, 1024).default(20),
}

type Variables = z.infer<z.ZodObject<typeof converterVariables>>

export function converterOf(set: Variables, isProduction: boolean): ConverterSettings {
  const { ATRIUM_CONVERTER: value, ATRIUM_CONVERTER_SECONDS: seconds, ATRIUM_CONVERTER_MEGABYTES: megabytes } = set
  if (value === undefined) return { at: 'settings' }
  if (value === 'fake' && isProduction)
    throw new ConfigError('ATRIUM_CONVERTER=fake shows a made-up page for each document: production refuses it.')
  if (value === 'fake') return { at: 'fake', seconds, megabytes }
  const url = URL.parse(value)
  if (url === null || !/^https?:$/.test(url.protocol) || url.search + url.hash !== '')
    throw new ConfigError('ATRIUM_CONVERTER must be the http:// or https:// address of a conversion service, or fake.')
  return { at: 'address', url: url.href, seconds, megabytes }
}
