import { targetPath } from './target-path.ts'

const target = { targetId: 't1', targetName: null, targetPlatform: null, entid: 'acme1', result: 'ok' as const }

test.each([
  ['saasCategory', '零售业', '/sysop/saas/t1'],
  ['homeMessage', '停机', '/sysop/message/t1'],
  ['update', '2.4.0', '/sysop/update/t1'],
  ['bundle', '2.4.0', '/sysop/update/bundle/t1'],
  ['job', null, '/sysop/job/t1'],
  ['parcel', null, '/sysop/parcels/t1'],
  ['proposal', null, '/sysop/parcels/proposal/t1'],
  ['bulk', null, '/sysop/bulk?id=t1'],
])(
  'U09: a target of the kind %s leads to its page, and an attempt at one leads nowhere',
  (targetKind, targetName, path) => {
    expect(targetPath({ ...target, targetKind, targetName })).toBe(path)
    expect(targetPath({ ...target, targetKind, result: 'denied' })).toBeNull()
  },
)

test('a package leads to its page among those of its platform, whatever became of the act', () => {
  const pack = { ...target, targetKind: 'package', targetName: 'Field', targetPlatform: 'ipa' as const }
  expect(targetPath(pack)).toBe('/sysop/package/ipa/t1')
  expect(targetPath({ ...pack, result: 'denied' })).toBe('/sysop/package/ipa/t1')
  expect(targetPath({ ...pack, targetName: null, targetPlatform: null })).toBeNull()
})

test.each([
  ['application', '/sysop/enterprise/acme1?tab=applications'],
  ['announcement', '/sysop/enterprise/acme1?tab=announcements'],
])(
  'U09: a target of the kind %s leads to where its enterprise has it, as long as it has a name',
  (targetKind, path) => {
    expect(targetPath({ ...target, targetKind, targetName: '订单' })).toBe(path)
    expect(targetPath({ ...target, targetKind })).toBeNull()
    expect(targetPath({ ...target, targetKind, targetName: '订单', entid: null })).toBeNull()
  },
)

test('U09: a target of any other kind leads nowhere', () => {
  expect(targetPath({ ...target, targetKind: 'call', targetName: '导出审计日志' })).toBeNull()
})
