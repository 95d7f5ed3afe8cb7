import { until } from '../../test/until.ts'
import { startBehindWire } from './behind-wire.ts'

/** A person who asks the database by a wire. */
export async function startSilence() {
  const { server, wire, close } = await startBehindWire()
  const person = await server.given.signedIn()
  const isAnswered = async () => (await person.tryCall('listOwnDevices', {})).status === 200
  const mend = async () => {
    wire.become('open')
    await until(isAnswered)
  }
  return { server, wire, person, isAnswered, mend, close }
}
