import { waitFor } from '@testing-library/react'
import { prepareCalls } from '@atrium/shared-utility'
import type { OpeningReport } from '@atrium/shared-utility/contract'
import { configured, fakeCalls } from '@atrium/shared-utility/testing'
import { beginCourse, courses } from '../frame/course.ts'
import { beginTelemetry } from './begin-telemetry.ts'

const app = { name: '@atrium/one', version: '2', url: '/assets/parcels/one/main.a.js', css: [] }
const file = `${window.location.origin}/assets/parcels/one/late.b.js`

function thrown(message: string) {
  const error = new Error(message)
  error.stack = `Error: ${message}\n    at draw (${file}:1:1)`
  return error
}

/** What a parcel does wrong in its first page: each as the browser, or the kit, tells the window. */
function goWrong() {
  window.dispatchEvent(new CustomEvent('atrium:error', { detail: { parcel: app.name, error: thrown('drawn') } }))
  window.dispatchEvent(new ErrorEvent('error', { error: thrown('thrown') }))
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: thrown('refused') }))
  const forbidden = { sourceFile: file, effectiveDirective: 'img-src' }
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation', { bubbles: true }), forbidden))
}

test('what went wrong before the measurements began is told with the first report, and counts once', async () => {
  await prepareCalls()
  const told: OpeningReport[] = []
  fakeCalls({
    getTelemetrySampling: () => ({ percent: 100 }),
    reportTelemetry: ({ openings }) => (told.push(...openings), { isTaken: true }),
  })
  configured({ revision: 'r1' })
  beginCourse(app)
  goWrong()
  beginTelemetry(courses)
  await waitFor(() => expect(told).not.toEqual([]))
  expect(told).toMatchObject([{ parcel: app.name, began: true, erred: true }])
  expect(told[0]?.errors).toEqual([
    { kind: 'draw', message: 'Error: drawn', count: 1 },
    { kind: 'script', message: 'Error: thrown', count: 1 },
    { kind: 'promise', message: 'Error: refused', count: 1 },
    { kind: 'policy', message: 'img-src', count: 1 },
  ])
})
