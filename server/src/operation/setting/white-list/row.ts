import type { WhiteListEntry, WhiteListKind, WhiteListRule } from '@atrium/shared-utility/contract'
import type { SelectedEntry } from './list-query.ts'
import type { SelectedRule } from './rule-query.ts'

/** An entry as operators see it. */
export function entryOf(row: SelectedEntry): WhiteListEntry {
  return {
    id: row.id,
    kind: shownKind(row.kind),
    value: row.value,
    entid: row.ent_id,
    entName: row.ent_name,
    note: row.note,
    state: row.is_over ? 'expired' : row.enabled ? 'on' : 'off',
    enabled: row.enabled,
    expiresAt: row.expires_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    authorName: row.author,
    authorId: row.created_by,
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
  }
}

export function ruleOf(row: SelectedRule): WhiteListRule {
  return {
    kind: shownKind(row.kind),
    onlyListed: row.only_listed,
    version: row.version,
    changedAt: row.changed_at?.toISOString() ?? null,
    changedBy: row.changer,
    entries: row.entries,
  }
}

// No call writes another kind, and none is read.
function shownKind(kind: string) {
  return kind as WhiteListKind
}
