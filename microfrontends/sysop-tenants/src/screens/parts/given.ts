import type { EnterpriseAnnouncement, EnterpriseApplication, PackageRow } from '@atrium/shared-utility/contract'

/** An application of an enterprise as the server lists it; a test names only what it is about. */
export function anApplication(facts: Partial<EnterpriseApplication> = {}): EnterpriseApplication {
  return {
    id: 'a1',
    name: '资产台账',
    icon: 'list',
    color: 'teal',
    kind: 'built',
    state: 'published',
    version: '3',
    audience: 'everyone',
    people: 0,
    departments: 0,
    roles: 0,
    publishedAt: '2026-03-05T08:00:00.000Z',
    publishedBy: '李华',
    publishedById: 'u1',
    ...facts,
  }
}

export function anAnnouncement(facts: Partial<EnterpriseAnnouncement> = {}): EnterpriseAnnouncement {
  return {
    id: 'n1',
    title: '放假通知',
    hasZh: true,
    hasEn: false,
    level: 'info',
    audience: 'everyone',
    status: 'published',
    pinned: false,
    publishAt: '2026-03-05T08:00:00.000Z',
    expireAt: null,
    authorName: '王芳',
    authorId: 'u2',
    reach: 40,
    reads: 12,
    createdAt: '2026-03-05T08:00:00.000Z',
    ...facts,
  }
}

export function aPackage(facts: Partial<PackageRow> = {}): PackageRow {
  return {
    id: 'p1',
    platform: 'apk',
    status: 'published',
    fileName: 'field.apk',
    label: '现场',
    packageName: 'com.example.field',
    versionName: '1.5.0',
    versionCode: '15',
    minOs: '8.0',
    sizeBytes: 4096,
    receivedBytes: 4096,
    refusal: null,
    force: false,
    toAll: false,
    enterprises: 2,
    downloads: 7,
    uploadedBy: '林谷雨',
    uploadedById: 'u3',
    createdAt: '2026-03-05T08:00:00.000Z',
    publishedAt: '2026-03-05T09:00:00.000Z',
    ...facts,
  }
}
