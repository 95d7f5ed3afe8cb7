import { calls } from '@atrium/shared-utility/contract'
import { useCall } from '@atrium/shared-utility/react'
import { pageInput, useListQuery } from '@atrium/shared-utility/ui'
import { z } from 'zod'
import { dayRange } from '../../day-range.ts'

/** Days in the address, as people say them; instants on the wire. */
const filters = calls.listSignIns.input
  .pick({ iSearch: true, result: true, method: true, reason: true, entid: true, ip: true })
  .extend({ from: z.iso.date().optional(), to: z.iso.date().optional() })

/** What the log of sign-ins is asked for, as the URL says. */
export function useSignInQuery() {
  return useListQuery({ id: 'sign-ins', filters, sorts: ['at'], order: 'desc' })
}

export type SignInQuery = ReturnType<typeof useSignInQuery>

export function useSignInList({ filters: { from, to, ...others }, view }: SignInQuery) {
  return useCall('listSignIns', { ...others, ...dayRange({ from, to }), ...pageInput(view) }, { keepPrevious: true })
}
