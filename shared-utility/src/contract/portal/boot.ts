import { defineCalls } from '../foundation/call.ts'
import { nothing } from '../foundation/fields.ts'
import { signedBaseConfig } from './base-config.ts'

export const bootCalls = defineCalls({
  getBaseConfig: {
    title: ['读取基础配置', 'Read the base configuration'],
    summary: 'The signed base configuration: routes, parcel config and the dependency list. Encoded, not secret.',
    method: 'GET',
    path: '/napi/micro-apps/qycloudBaseInfo',
    access: { who: 'public', while: ['maintenance'] },
    space: 'optional',
    envelope: 'raw',
    input: nothing,
    output: signedBaseConfig,
    problems: ['configMissing'],
  },
})
