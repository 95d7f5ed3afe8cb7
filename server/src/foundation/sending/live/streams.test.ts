import { expect, test } from '@jest/globals'
import { liveHeartbeatMs, UserType } from '@atrium/shared-utility/contract'
import { hasRead, positionOf } from './position.ts'
import { Streams, streamLimits } from './streams.ts'

const listener = {
  userId: 'me',
  userType: UserType.member,
  isInPerson: true,
  entId: null,
  saasIds: [],
  apps: new Map(),
}
const heard = { position: '1-1:1:', isReset: false, list: [] }
const event = { kind: 'maintenance', payload: { isOn: true } } as const

function stage() {
  const clock = { now: 0 }
  const streams = new Streams(() => clock.now)
  return { clock, streams, add: (userId: string) => open(streams, userId) }
}

function open(streams: Streams, userId: string) {
  const written: string[] = []
  const state = { waiting: 0, isCut: false, isEnded: false }
  const sink = {
    write: (text: string) => void written.push(text),
    waitingBytes: () => state.waiting,
    end: () => void (state.isEnded = true),
    cut: () => void (state.isCut = true),
  }
  streams.add({ listener: { ...listener, userId }, sessionId: userId, mayListen: async () => true }, sink, heard)
  return { written, state }
}

test('a listener that reads too slowly is cut, holds no more than the limit, and costs the others nothing', () => {
  const { streams, add } = stage()
  const [slow, quick] = [add('slow'), add('quick')]
  slow.state.waiting = streamLimits.waitingBytes + 1
  for (let count = 0; count < 3; count += 1) streams.tell(event)
  expect([slow.state.isCut, slow.written.length, streams.count]).toEqual([true, 1, 1])
  expect([quick.state.isCut, quick.written.length]).toEqual([false, 4])
  expect(streams.figures).toEqual({ opened: 2, sent: 3, dropped: 1 })
})

test('a listener that is told nothing hears that the connection is alive, and where it stands', () => {
  const { streams, add, clock } = stage()
  const quiet = add('quiet')
  clock.now = liveHeartbeatMs - 1
  streams.beat('2-2:2:')
  expect(quiet.written).toHaveLength(1)
  clock.now += 1
  streams.beat('3-3:3:')
  expect(quiet.written.at(-1)).toBe('event: still\nid: 3-3:3:\ndata: {}\n\n')
})

test('a stream that has been open long enough ends, so that its person is looked at anew', () => {
  const { streams, add, clock } = stage()
  const old = add('old')
  clock.now = streamLimits.ageMs * 1.3
  streams.beat(null)
  expect([old.state.isEnded, streams.count]).toEqual([true, 0])
  expect(old.written.at(-1)).toMatch(/^event: end\ndata: \{"why":"age","waitMs":\d+\}\n\n$/)
})

test('one person has so many streams: with one more the oldest ends, and no other person’s', () => {
  const { streams, add } = stage()
  const [other, ...own] = [add('other'), ...Array.from({ length: streamLimits.perPerson }, () => add('me'))]
  expect([other, ...own].filter(({ state }) => state.isEnded)).toEqual([])
  add('me')
  expect([other, ...own].map(({ state }) => state.isEnded)).toEqual([false, true, ...own.slice(1).map(() => false)])
  expect(streams.count).toBe(streamLimits.perPerson + 1)
})

test('what was running when a position was taken is new, whatever its number', () => {
  const position = positionOf(0, '10:15:12,13')
  expect([9n, 10n, 12n, 13n, 14n, 15n].map((xact) => hasRead(position, xact))).toEqual([
    true,
    true,
    false,
    false,
    true,
    false,
  ])
})
