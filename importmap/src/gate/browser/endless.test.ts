import { expect, test } from '@jest/globals'
import { ran } from './test/given-run.ts'

// An endless parcel is ended, and told; nothing of it goes on.
test.each([
  ['counts for ever in its mount', 'for(;;);', 3000, ['runMountHangs', { seconds: '13' }]],
  ['never settles its mount', 'await new Promise(()=>0)', 3000, ['runMountHangs', { seconds: '13' }]],
  [
    'never settles its mount, and the browser has let go of what would',
    'setInterval(()=>Array.from({length:1e5},(_,i)=>({i})),20);await new Promise(()=>0)',
    60_000,
    ['runMountHangs', {}],
  ],
  ['counts for ever afterwards', 'setTimeout(()=>{for(;;);})', 3000, ['runHangs', { seconds: '3' }]],
  [
    'fills the heap until the tab crashes',
    'const a=[];for(;;)a.push(Array(1e6).fill({n}))',
    120_000,
    ['runCrashed', {}],
  ],
  [
    'takes memory past its heap without an end',
    'const a=[];for(;;){a.push(new Uint8Array(64*1024*1024).fill(1));await new Promise(r=>setTimeout(r,20))}',
    120_000,
    ['runMemory', { megabytes: '1500' }],
  ],
] as const)(
  'a parcel that %s is refused for that',
  async (...[, mount, mountMs, [code, values]]) => {
    const findings = await ran({ mount }, { mountMs })
    expect(findings).toEqual([{ code, level: 'refused', values: expect.objectContaining(values) }])
  },
  300_000,
)
