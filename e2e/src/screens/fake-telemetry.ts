import type { Page } from '@playwright/test'
import type { CallOutput, TelemetryRow } from '@atrium/shared-utility/contract'
import { fakeResult } from './fake-result.ts'

const row: TelemetryRow = {
  slug: 'orders',
  version: '2.4.0',
  isOfVisitors: false,
  openings: 18_420,
  failed: 3,
  erred: 241,
  loadMs: 184,
  mountMs: 61,
}
const list: TelemetryRow[] = [
  row,
  { ...row, version: '2.3.1', openings: 3_110, failed: 0, erred: 4, loadMs: 171 },
  {
    ...row,
    slug: 'workbench',
    version: '0.1.0',
    isOfVisitors: true,
    openings: 40_217,
    failed: 0,
    erred: 0,
    loadMs: 92,
    mountMs: 33,
  },
]

const vitals = { longTasks: 9_300, contentMs: 420, fcpMs: 610, lcpMs: 1_240, ttfbMs: 70, inpMs: 96, cls: 31 }
const hours = Array.from({ length: 24 }, (_, index) => new Date(Date.UTC(2026, 2, 4, 9 + index)).toISOString())
const one: CallOutput<'getTelemetry'> = {
  at: '2026-03-05T08:20:00.000Z',
  from: '2026-03-04T09:00:00.000Z',
  stepMinutes: 60,
  versions: list.slice(0, 2).map(({ slug: _slug, ...version }) => ({ ...version, ...vitals })),
  series: hours.flatMap((at, index) => [
    ...(index > 9
      ? [
          {
            version: '2.4.0',
            isOfVisitors: false,
            at,
            openings: 1_300,
            erred: 12 + index,
            loadMs: 180 + index,
            mountMs: 60,
          },
        ]
      : []),
    ...(index < 14
      ? [{ version: '2.3.1', isOfVisitors: false, at, openings: 220, erred: index % 2, loadMs: 170, mountMs: 55 }]
      : []),
  ]),
  errors: [
    {
      version: '2.4.0',
      kind: 'script',
      message: "TypeError: Cannot read properties of undefined (reading 'total')",
      count: 214,
      isOfVisitors: false,
      firstAt: '2026-03-04T19:02:00.000Z',
      lastAt: '2026-03-05T08:11:00.000Z',
      revision: 'qKpA3v1r0yTz',
    },
    {
      version: '2.3.1',
      kind: 'load',
      message: 'Error: Error loading main.9f2c1a.js (@sales/orders)',
      count: 4,
      isOfVisitors: true,
      firstAt: '2026-03-04T10:40:00.000Z',
      lastAt: '2026-03-04T21:05:00.000Z',
      revision: 'Zk2wB8mQx5Lc',
    },
  ],
}

/** A day of a new version and the one before it, which the server of the stories has not had. */
export async function fakeTelemetry(page: Page) {
  await fakeResult('**/api/sysop/telemetry?*', { total: list.length, list })(page)
  await fakeResult('**/api/sysop/telemetry/orders?*', one)(page)
}
