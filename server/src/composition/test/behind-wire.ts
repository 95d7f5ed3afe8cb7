import { makePortalFolder } from '../../test/portal-fixture.ts'
import { startTestServer } from '../../test/test-server.ts'
import { startWireProxy } from '../../test/wire-proxy.ts'

/** A server with pages, and between it and its database a wire that can be slow, silent or cut. */
export async function startBehindWire() {
  const portal = await makePortalFolder()
  const wires: Awaited<ReturnType<typeof startWireProxy>>[] = []
  const server = await startTestServer({
    repositoryFolder: portal.folder,
    behind: async (address) => {
      const wire = await startWireProxy(address)
      wires.push(wire)
      return wire.address
    },
  })
  const [wire] = wires
  if (wire === undefined) throw new Error('the server asks its database by a wire')
  const close = async () => {
    await server.close()
    await wire.close()
    await portal.remove()
  }
  return { server, wire, close }
}
