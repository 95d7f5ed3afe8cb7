import type { Client } from '../../test/client.ts'

type Where = { appId: string; entity: string }

/** So many people who add records by turns until they are told to stop. Each begins again at once, with another name. */
export function startWriters(client: Client, where: Where, { from, count }: { from: number; count: number }) {
  const noted = { added: new Array<string>(), failed: new Array<string>() }
  const state = { isOver: false }
  const writers = Array.from({ length: count }, async (_, index) => {
    for (let turn = 0; !state.isOver; turn += 1) {
      const name = `writer ${from + index} turn ${turn}`
      const refusal = await refusalOf(client, { ...where, values: { name } })
      if (refusal === null) noted.added.push(name)
      else noted.failed.push(refusal)
      // A process that is gone answers none of them any more.
      if (refusal !== null) return
    }
  })
  return {
    noted,
    async stop() {
      state.isOver = true
      await Promise.all(writers)
    },
  }
}

async function refusalOf(client: Client, asked: Where & { values: { name: string } }) {
  try {
    const { status, error } = await client.tryCall('addRecord', asked)
    return status === 200 ? null : `${status} ${error}`
  } catch (error) {
    return String(error)
  }
}
