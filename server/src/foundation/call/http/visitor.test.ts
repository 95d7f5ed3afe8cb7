import { expect, test } from '@jest/globals'
import type { FastifyRequest } from 'fastify'
import { visitorOf } from './visitor.ts'

test('a connection that was cut has no address any more, and its refusal is written down all the same', () => {
  const cut = { headers: {}, id: 'r1', host: 'portal.example', raw: {}, ip: undefined } as unknown as FastifyRequest // The server asks for no more of it.
  expect(visitorOf(cut)).toMatchObject({ ip: '', requestId: 'r1' })
})
