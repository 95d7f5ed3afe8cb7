import type { WhiteListEntry, WhiteListMissing, WhiteListRule } from '@atrium/shared-utility/contract'

/** A host that passes for everybody; a test names only what it is about. */
export function anEntry(facts: Partial<WhiteListEntry> = {}): WhiteListEntry {
  return {
    id: 'wl1',
    kind: 'host',
    value: 'login.example.com',
    entid: null,
    entName: null,
    note: '单点登录',
    state: 'on',
    enabled: true,
    expiresAt: null,
    createdAt: '2026-03-05T08:00:00.000Z',
    authorName: '王运营',
    authorId: 'u1',
    updatedAt: '2026-03-05T08:00:00.000Z',
    version: 3,
    ...facts,
  }
}

export function theRules(facts: Partial<WhiteListRule> = {}): WhiteListRule[] {
  const rule = { onlyListed: false, version: 4, changedAt: null, changedBy: null, entries: 1 }
  return [
    { ...rule, kind: 'host', ...facts },
    { ...rule, kind: 'app' },
    { ...rule, kind: 'plugin' },
    { ...rule, kind: 'api' },
  ]
}

export function aMissingHost(facts: Partial<WhiteListMissing> = {}): WhiteListMissing {
  return {
    value: 'idp.example.org',
    name: null,
    places: ['signOn', 'domain'],
    enterprises: 3,
    entid: 'acme1',
    entName: '示例企业',
    ...facts,
  }
}
