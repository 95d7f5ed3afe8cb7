import { auditFilter } from '@atrium/shared-utility/contract'
import { useCall } from '@atrium/shared-utility/react'
import { pageInput, useListQuery } from '@atrium/shared-utility/ui'
import { z } from 'zod'
import { dayRange } from '../../day-range.ts'

/** Every filter of the log. Days in the address, as people say them; instants on the wire. */
const filters = auditFilter.extend({ from: z.iso.date().optional(), to: z.iso.date().optional() })

/** What the audit log is asked for, as the URL says. */
export function useAuditQuery() {
  return useListQuery({ id: 'audit', filters, sorts: ['at'], order: 'desc' })
}

export type AuditQuery = ReturnType<typeof useAuditQuery>

/** The filters as the calls take them. */
export function auditInput({ filters: { from, to, ...others } }: Pick<AuditQuery, 'filters'>) {
  return { ...others, ...dayRange({ from, to }) }
}

/** The asked-for page of the log. */
export function useAuditList(query: AuditQuery) {
  return useCall('listAudit', { ...auditInput(query), ...pageInput(query.view) }, { keepPrevious: true })
}
