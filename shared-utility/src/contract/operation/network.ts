import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { done, integer, nothing, plainSign, text } from '../foundation/fields.ts'
import { platformOperator } from '../foundation/callers.ts'
import { onceKey } from '../foundation/once-key.ts'

const octet = '(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)'
const version4 = new RegExp(`^${octet}(\\.${octet}){3}(/([12]?\\d|3[0-2]))?$`)
const version6 = /^([\da-f:.]{2,45})(\/(\d{1,2}|1[01]\d|12[0-8]))?$/i

/** An address, or a network in CIDR notation, of either version. */
export const network = plainSign().min(1).max(50).refine(isNetwork)

// The browser's own reader of addresses knows all short forms of version 6, and weighs nothing.
function isNetwork(value: string) {
  return version4.test(value) || URL.canParse(`http://[${version6.exec(value)?.[1] ?? ''}]/`)
}

const allowedNetwork = z.strictObject({ network, note: text(0, 100).default('') })
export type AllowedNetwork = z.output<typeof allowedNetwork>

export const networkCalls = defineCalls({
  getOperatorNetworks: {
    title: ['查看登录 IP 限制', 'View the IP allowlist'],
    summary: 'From where operators may sign in and work; an empty list means from anywhere.',
    method: 'GET',
    path: '/api/sysop/networks',
    access: platformOperator,
    space: 'none',
    input: nothing,
    output: z.object({
      networks: z.array(z.object({ network: z.string(), note: z.string() })),
      version: z.int(),
      /** The address of the caller, as the server sees it. */
      ownAddress: z.string(),
      /** True while the server is started so that it ignores the list. */
      isIgnored: z.boolean(),
    }),
  },
  updateOperatorNetworks: {
    title: ['修改登录 IP 限制', 'Change the IP allowlist'],
    summary: 'Replaces the list, against the version that was read. The address of the caller must be inside.',
    stepUpReason: 'can lock all operators out, or let in from anywhere',
    method: 'PUT',
    path: '/api/sysop/networks',
    access: { who: platformOperator, needs: { stepUp: true } },
    space: 'none',
    encoding: 'json',
    input: z.strictObject({
      networks: z.array(allowedNetwork).max(100),
      version: integer(0, 2_147_483_647),
      onceKey,
    }),
    output: done,
    problems: ['ownAddressOutside', 'versionConflict'],
  },
})
