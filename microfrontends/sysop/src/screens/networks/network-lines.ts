import { calls, network, type AllowedNetwork } from '@atrium/shared-utility/contract'
import { z } from 'zod'

const { networks: known, onceKey } = calls.updateOperatorNetworks.input.shape

/** The list as people type it: a network a line, with a note after a blank. */
export const networkForm = z.strictObject({
  onceKey,
  networks: z
    .string()
    .default('')
    .transform((text, check) => {
      const list = listFrom(text)
      if (list.some((one) => !network.safeParse(one.network).success))
        check.addIssue({ code: 'invalid_format', format: 'cidr' })
      else if (!known.safeParse(list).success) check.addIssue({ code: 'custom' })
      return list
    }),
})

export function linesOf(list: readonly AllowedNetwork[]) {
  return list.map(({ network: range, note }) => `${range} ${note}`.trim()).join('\n')
}

function listFrom(text: string): AllowedNetwork[] {
  const lines = text.split('\n').map((line) => line.trim())
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const [range = '', ...words] = line.split(/\s+/)
      return { network: range, note: words.join(' ') }
    })
}
