import { z } from 'zod'

/** Providers of maps (specification 9: the first is the default). */
export const mapProviders = ['gaode_map', 'baidu_map', 'google_map'] as const
export const mapProvider = z.enum(mapProviders)
