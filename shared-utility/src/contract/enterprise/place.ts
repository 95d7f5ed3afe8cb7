import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { enterpriseAdministrator } from '../foundation/callers.ts'
import { done, integer, nothing, plainSign, text } from '../foundation/fields.ts'
import { onceKey } from '../foundation/once-key.ts'
import { mapProvider } from '../foundation/map-provider.ts'

/** Degrees with up to seven digits after the point, as text: about a centimetre, and never rounded. Empty for none. */
function degrees(most: number) {
  return plainSign()
    .regex(/^(?:-?\d{1,3}(?:\.\d{1,7})?)?$/)
    .refine((value) => Math.abs(Number(value)) <= most)
    .default('')
}

const place = { address: text(0, 200).default(''), longitude: degrees(180), latitude: degrees(90) }

const shown = z.object({
  ...place,
  /** 0 while no administrator has given it. */
  version: z.int(),
  /** The provider of maps that is on. */
  provider: mapProvider,
  /** The place on the map of that provider; null where no place is given. */
  link: z.string().nullable(),
})
export type EnterprisePlace = z.output<typeof shown>

const path = '/api2/enterprise/place'

export const placeCalls = defineCalls({
  getEnterprisePlace: {
    title: ['查看企业位置', 'View the place of an enterprise'],
    summary: 'Where the enterprise is, for its people: address, coordinates, and the way to the map of the provider.',
    path,
    access: 'session',
    space: 'required',
    input: nothing,
    output: shown,
  },
  updateEnterprisePlace: {
    title: ['修改企业位置', 'Change the place of an enterprise'],
    summary:
      'Says where the enterprise is. Coordinates are those of maps in China (GCJ-02), both or neither; all empty takes the place away.',
    stepUpReason: 'says to the people of the enterprise where it is; the next change says it otherwise',
    method: 'PUT',
    path,
    access: enterpriseAdministrator,
    space: 'required',
    input: z.strictObject({ ...place, version: integer(0, 2_147_483_647), onceKey }),
    output: done,
    problems: ['versionConflict', 'placeIncomplete'],
  },
})
