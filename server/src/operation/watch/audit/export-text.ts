import type { CallParsed } from '@atrium/shared-utility/contract'
import { byteOrderMark, csvLine } from '../../../foundation/query/list/csv.ts'
import type { ExportRow } from './export-query.ts'
import { targetNameOf } from './row.ts'

type Format = {
  type: string
  /** The text before the first row. */
  opening: string
  line: (row: ExportRow) => string
  /** The text after the last row where there were more: an export up to `to` goes on from there. */
  cut: (rows: number, to: string) => string
}

export const formats: Record<CallParsed<'exportAudit'>['format'], Format> = {
  ndjson: {
    type: 'application/x-ndjson',
    opening: '',
    line: (row) => `${JSON.stringify(writtenDown(row))}\n`,
    cut: (rows, to) => `${JSON.stringify({ cut: true, rows, to })}\n`,
  },
  csv: {
    type: 'text/csv; charset=utf-8',
    opening: `${byteOrderMark}${csvLine(Object.keys(columns()))}`,
    line: (row) => csvLine(Object.values(columns(row))),
    cut: (rows, to) => csvLine([`# cut after ${rows} rows; more: to=${to}`]),
  },
}

/**
 * A row with its stored fields and its hashes, and nothing that is looked up: in every export the same row is the same
 * line, as long as it was not changed.
 */
function writtenDown(row: ExportRow) {
  return {
    seq: row.seq,
    id: row.id,
    at: row.exact_at,
    entid: row.ent_id,
    actorId: row.actor_id,
    actorType: row.actor_type,
    sessionId: row.session_id,
    action: row.action,
    targetKind: row.target_kind,
    targetId: row.target_id,
    result: row.result,
    ip: row.ip,
    userAgent: row.user_agent,
    requestId: row.request_id,
    diff: row.diff,
    prevHash: row.prev_hash,
    hash: row.hash,
  }
}

function columns(row?: ExportRow) {
  return {
    at: row?.exact_at,
    action: row?.action,
    result: row?.result,
    actorName: row?.actor_name,
    actorLoginId: row?.actor_login_id,
    actorId: row?.actor_id,
    actorType: row?.actor_type,
    entName: row?.ent_name,
    entid: row?.ent_id,
    targetKind: row?.target_kind,
    targetName: row && targetNameOf(row),
    targetId: row?.target_id,
    ip: row?.ip,
    userAgent: row?.user_agent,
    requestId: row?.request_id,
    sessionId: row?.session_id,
    diff: row?.diff ? JSON.stringify(row.diff) : null,
    id: row?.id,
    seq: row?.seq,
    prevHash: row?.prev_hash,
    hash: row?.hash,
  }
}
