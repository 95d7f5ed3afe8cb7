import { whatBump } from './changelog-preset.ts'
import { withAnyVersionOfOurs, withOurHeading } from './tidy-versions.ts'

test('what breaks is a major version', () => {
  expect(whatBump([{ notes: [] }, { notes: [{ text: 'codes of before are not read' }] }]).level).toBe(0)
})

test('after the versions are written, ours still ask for each other in any version', () => {
  const manifest = '{ "@atrium/shared-utility": "^0.2.0", "qrcode-generator": "2.0.4" }'
  expect(withAnyVersionOfOurs(manifest)).toBe('{ "@atrium/shared-utility": "*", "qrcode-generator": "2.0.4" }')
})

test('a changelog has one heading, however often it grew', () => {
  const first = withOurHeading('# Change Log\n\nAll notable ...\n\n## 0.2.0 (2026-01-01)\n\n* One\n')
  const second = withOurHeading(`# Change Log\n\nAll notable ...\n\n## 0.3.0 (2026-02-01)\n\n* Two\n\n\n${first}`)
  expect(second.match(/^# .*$/gm)).toEqual(['# Changes'])
  expect(second.match(/^## .*$/gm)).toEqual(['## 0.3.0 (2026-02-01)', '## 0.2.0 (2026-01-01)'])
})
