import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { givenOperator } from '../proposal/test/given-operators.ts'
import { givenTool } from './test/given-tool.ts'

let tool: Awaited<ReturnType<typeof givenTool>>
beforeAll(async () => void (tool = await givenTool()))
afterAll(() => tool.close())

test('one portal is written into a file by the tool and another one is made of it, once an operator has approved', async () => {
  const to = await tool.exported()
  const told = await tool.atrium(to, 'import', 'portal.zip', '--reason', 'offline', '--json')
  expect(told).toMatchObject({ code: 0 })
  const { proposal, parts, signer } = JSON.parse(told.out)
  expect({ parts, signer }).toEqual({ parts: [{ slug: 'shell', version: '2.0.0' }], signer: 'HQ' })
  await (await givenOperator(to.server)).call('approveProposal', { id: proposal })
  const shells = await Promise.all(
    [tool.from, to].map(async ({ platform: { machine } }) =>
      (await machine.call('getPlatformParts', {})).parts.find(({ slug }) => slug === 'shell'),
    ),
  )
  expect(shells[1]).toEqual(shells[0])
})
